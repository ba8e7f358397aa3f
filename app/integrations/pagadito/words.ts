import type { PagaditoProblem } from './answers.ts'

export function sayPagaditoProblem(problem: PagaditoProblem): string {
  switch (problem.kind) {
    case 'configuration':
      return 'Error de configuración en Pagadito. Verifique las credenciales y configuración de la cuenta.'
    case 'invalid-data':
      return 'Datos de transacción inválidos. Verifique los datos enviados.'
    case 'refused':
      return problem.message ? `${problem.message} (${problem.code})` : `Pagadito respondió ${problem.code}`
    case 'not-json':
      return 'Respuesta inválida del servidor de Pagadito'
    case 'unreachable':
      return 'No pudimos comunicarnos con Pagadito. Inténtalo de nuevo en unos minutos.'
  }
}
