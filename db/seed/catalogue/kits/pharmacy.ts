import { kit } from './kit.ts'

const asTold = [
  'Adultos: una cada 8 horas si hay molestias. No use más de 3 días sin consultar al médico.',
  'Adultos y mayores de 12 años: una cada 8 a 12 horas según la indicación. Lea el instructivo antes de usar.',
  'Siga la dosis del empaque o la que indique su médico o farmacéutico. No exceda la dosis diaria.',
]

export const pharmacy = {
  blister: kit(
    'dosed',
    'blister; Caja; 10 tabletas; 0.5 | blister; Caja; 20 tabletas; 0.9 | blister; Caja; 30 tabletas; 1.25 | box; Caja; 100 tabletas; 3.4',
    asTold,
    ['Tabletas en tira con registro de lote y vencimiento.', 'Venta libre; consulte a su farmacéutico.'],
  ),
  capsulasOtc: kit(
    'dosed',
    'blister; Caja; 10 cápsulas; 0.55 | blister; Caja; 20 cápsulas; 1 | box; Caja; 60 cápsulas; 2.4',
    asTold,
    ['Cápsulas en tira protegidas de la humedad.'],
  ),
  suspension: kit(
    'plain',
    'syrup; Frasco; 60 ml; 0.6 | syrup; Frasco; 120 ml; 1 | syrup; Frasco; 240 ml; 1.6',
    [
      'Agite bien. Dé la dosis según el peso y la edad que indica el empaque, cada 6 u 8 horas.',
      'Use la medida del frasco. En menores de 2 años, consulte antes al médico.',
    ],
    ['Sabor a frutas, con vasito o jeringa dosificadora.', 'Sin azúcar, apto para niños según su edad.'],
    'suspensión',
  ),
  pediatricas: kit(
    'plain',
    'dropper; Frasco gotero; 15 ml; 0.8 | dropper; Frasco gotero; 30 ml; 1.2',
    ['Dé las gotas según el peso del niño, como indique el pediatra.'],
    ['Gotero graduado para dosis exactas.'],
    'gotas pediátricas',
  ),
  gotero: kit(
    'plain',
    'dropper; Frasco gotero; 15 ml; 0.8 | dropper; Frasco gotero; 30 ml; 1.2',
    ['Dé las gotas como indique el pediatra.'],
    ['Gotero graduado para dosis exactas.'],
  ),
  nasal: kit(
    'plain',
    'spray; Atomizador; 15 ml; 0.6 | spray; Atomizador; 30 ml; 0.9 | spray; Atomizador; 60 ml; 1.3',
    ['Una o dos aplicaciones en cada fosa nasal, dos o tres veces al día.'],
    ['Atomizador de llovizna fina.', 'No gotea y no arde.'],
  ),
  garganta: kit(
    'plain',
    'box; Caja; 12 pastillas; 0.6 | box; Caja; 24 pastillas; 1 | spray; Atomizador; 30 ml; 1.3',
    ['Deje disolver lentamente en la boca, cada 3 horas si hay molestia.'],
    ['Refresca y suaviza la garganta.'],
  ),
  parches: kit(
    'plain',
    'sachet; Sobre; 1 parche; 0.2 | box; Caja; 5 parches; 0.85 | box; Caja; 10 parches; 1.5',
    ['Pegue un parche sobre la piel limpia y seca hasta por 8 horas.'],
    ['Se adapta al movimiento y no mancha.'],
  ),
  pomada: kit(
    'dosed',
    'tube; Tubo; 15 g; 0.7 | tube; Tubo; 30 g; 1 | tube; Tubo; 60 g; 1.6',
    [
      'Aplique una capa delgada dos veces al día sobre la zona. Solo uso externo.',
      'Lave y seque la zona antes de aplicar. Si no mejora en 7 días, consulte al médico.',
    ],
    ['Crema de uso externo.', 'Tubo con boca fina para aplicar sin tocar la zona.'],
  ),
  oftalmicas: kit(
    'plain',
    'dropper; Frasco gotero; 10 ml; 0.8 | dropper; Frasco gotero; 15 ml; 1.1',
    ['Una o dos gotas en cada ojo, hasta cuatro veces al día. No toque el ojo con el gotero.'],
    ['Estéril hasta abrirse; deseche a los 30 días.'],
  ),
  oticas: kit(
    'plain',
    'dropper; Frasco gotero; 10 ml; 0.8 | dropper; Frasco gotero; 15 ml; 1.1',
    ['Tres gotas en el oído, dos veces al día, por no más de 4 días.'],
    ['Gotero de punta suave.'],
  ),
  repelente: kit(
    'plain',
    'spray; Atomizador; 60 ml; 0.6 | spray; Atomizador; 120 ml; 1 | tube; Crema; 90 g; 0.9',
    ['Aplique sobre la piel expuesta y repita cada 4 horas. Evite ojos, boca y manos de los niños.'],
    ['Aroma suave, no mancha la ropa.'],
  ),
}
