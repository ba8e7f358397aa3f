/** Why an exit, a correction or a deletion cannot be: units that are not there, or that orders hold. */
export function sayShortage({ available }: { available: number }): string {
  return `No se puede realizar la salida: stock insuficiente (${available === 1 ? 'queda 1 disponible' : `quedan ${available} disponibles`})`
}
