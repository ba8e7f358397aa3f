import { kit } from './kit.ts'

export const articles = {
  unidades: kit(
    'plain',
    'box; Caja; 1 unidad; 1 | box; Paquete; 2 unidades; 1.85 | box; Paquete; 4 unidades; 3.4',
    ['Úselo según las indicaciones del empaque.'],
    ['Empaque individual sellado.', 'Hecho con materiales seguros.'],
  ),
  pieza: kit(
    'plain',
    'box; Caja; 1 pieza; 1',
    ['Lea las indicaciones del empaque antes de usar.'],
    ['Resistente y fácil de limpiar.', 'Material suave que no irrita.'],
  ),
  aparato: kit(
    'plain',
    'box; Caja; 1 unidad; 1',
    ['Lea el manual antes del primer uso y guárdelo en un lugar seco.'],
    [
      'Incluye baterías y estuche.',
      'Garantía de un año contra defectos de fábrica.',
      'Pantalla grande, fácil de leer.',
    ],
  ),
  caja: kit(
    'plain',
    'box; Caja; 10 unidades; 0.4 | box; Caja; 25 unidades; 0.75 | box; Caja; 50 unidades; 1.2 | box; Caja; 100 unidades; 2',
    ['Use una unidad nueva cada vez y deséchela después.'],
    ['Práctico e higiénico.', 'Para el hogar, la escuela y el trabajo.'],
  ),
  rollo: kit(
    'plain',
    'box; Caja; 1 rollo; 0.5 | box; Caja; 3 rollos; 1.3 | box; Caja; 6 rollos; 2.3',
    ['Coloque sobre la piel limpia sin apretar y cambie a diario.'],
    ['Suave y resistente.', 'Se corta con la mano.'],
  ),
  antiseptico: kit(
    'plain',
    'bottle; Frasco; 120 ml; 0.5 | bottle; Frasco; 240 ml; 0.8 | spray; Atomizador; 100 ml; 0.75 | bottle; Frasco; 1 litro; 2.2',
    ['Limpie la herida con agua, aplique sobre la zona y deje secar. Solo uso externo.'],
    ['Para el botiquín del hogar y de la escuela.'],
  ),
  panal: kit(
    'plain',
    'softpack; Paquete; 12 unidades; 0.4 | softpack; Paquete; 30 unidades; 0.85 | softpack; Paquete; 48 unidades; 1.25',
    ['Cambie cada 3 a 4 horas o cuando esté húmedo.'],
    ['Cintura elástica y barreras contra fugas.', 'Capa interna suave que mantiene la piel seca.'],
  ),
  panitos: kit(
    'plain',
    'softpack; Paquete; 20 unidades; 0.4 | softpack; Paquete; 50 unidades; 0.8 | softpack; Paquete; 80 unidades; 1.15',
    ['Limpie con suavidad. Cierre bien el paquete después de usar.'],
    ['Sin alcohol ni perfume.', 'Con extractos de plantas, para piel sensible.'],
  ),
  toallas: kit(
    'plain',
    'softpack; Paquete; 8 unidades; 0.45 | softpack; Paquete; 16 unidades; 0.8 | softpack; Paquete; 30 unidades; 1.35',
    ['Cámbiela cada 4 a 6 horas.'],
    ['Superficie suave y de alta absorción.', 'Empaque individual discreto.'],
  ),
  algodon: kit(
    'plain',
    'softpack; Paquete; 50 g; 0.5 | softpack; Paquete; 100 g; 0.85 | softpack; Paquete; 250 g; 1.8',
    ['Use seco o con el antiséptico o la loción de su elección.'],
    ['Algodón blanqueado sin cloro, muy suave.'],
  ),
}
