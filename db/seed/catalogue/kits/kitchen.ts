import { kit } from './kit.ts'

const brew = [
  'Ponga un sobre en una taza con agua recién hervida, tape y deje reposar de 3 a 5 minutos.',
  'Una cucharadita por taza de agua caliente; tape 5 minutos y cuele. Hasta tres tazas al día.',
]

export const kitchen = {
  te: kit(
    'plain',
    'box; Caja; 20 sobres; 0.8 | box; Caja; 25 sobres; 1 | tin; Lata; 40 sobres; 1.9 | tin; Lata; 80 g; 2.2',
    brew,
    [
      'Hojas y flores secadas a la sombra.',
      'Sin cafeína, para cualquier hora del día.',
      'Cada sobre va sellado para guardar su aroma.',
    ],
  ),
  hoja: kit(
    'plain',
    'pouch; Bolsa; 30 g; 0.6 | pouch; Bolsa; 50 g; 0.85 | pouch; Bolsa; 100 g; 1.4 | pouch; Bolsa; 250 g; 2.9',
    brew,
    [
      'Planta seca seleccionada a mano.',
      'Cultivada por familias campesinas del norte.',
      'Secada a la sombra para conservar su aroma.',
    ],
    'a granel',
  ),
  molido: kit(
    'plain',
    'pouch; Bolsa; 100 g; 0.8 | pouch; Bolsa; 250 g; 1.6 | jar; Tarro; 180 g; 1.35',
    [
      'Agregue una cucharadita a batidos, sopas o leche tibia.',
      'Una cucharadita al día en agua, jugo o comida.',
    ],
    ['Molido fino, sin aditivos.', 'Empacado en pequeñas cantidades para que llegue fresco.'],
    'en polvo',
  ),
  latita: kit(
    'plain',
    'tin; Lata; 40 g; 0.7 | tin; Lata; 80 g; 1.2 | pouch; Bolsa; 120 g; 1.5',
    ['Bata una cucharadita en agua caliente o leche hasta que haga espuma.'],
    ['Molido fino y empacado al vacío.'],
  ),
  alimento: kit(
    'plain',
    'pouch; Bolsa; 200 g; 0.6 | pouch; Bolsa; 400 g; 1 | pouch; Bolsa; 800 g; 1.8',
    [
      'Agregue una o dos cucharadas a batidos, avena, ensaladas o yogur.',
      'Sirva una porción de 30 g al día dentro de una alimentación variada.',
    ],
    ['Alimento natural sin preservantes.', 'Bolsa con cierre para guardar la frescura.'],
  ),
  miel: kit(
    'plain',
    'jar; Tarro; 250 g; 0.7 | jar; Tarro; 350 g; 0.95 | jar; Tarro; 700 g; 1.7',
    [
      'Tome una cucharadita sola o disuelta en una bebida tibia. No dar a menores de un año.',
      'Use para endulzar infusiones, panes y frutas. No dar a menores de un año.',
    ],
    ['Cosechada y envasada por apicultores del país.', 'Puede cristalizar: es señal de miel sin calentar.'],
  ),
  cocina: kit(
    'plain',
    'jar; Tarro; 200 ml; 0.7 | jar; Tarro; 400 ml; 1.2 | syrup; Botella; 500 ml; 1.4',
    [
      'Use en frío o para cocinar a temperatura media.',
      'Una cucharada al día en ensaladas, batidos o cocina.',
    ],
    ['Primera presión en frío.', 'Envase de vidrio que protege su aroma.'],
  ),
  cereal: kit(
    'plain',
    'box; Caja; 200 g; 0.8 | box; Caja; 270 g; 1 | tin; Lata; 400 g; 1.5',
    ['Mezcle de 3 a 5 cucharadas con leche o agua tibia hasta la consistencia deseada.'],
    ['Sin azúcar añadida.', 'De textura fina y fácil de preparar.'],
  ),
  leche: kit(
    'plain',
    'tub; Lata; 400 g; 0.55 | tub; Lata; 800 g; 1 | pouch; Bolsa; 1 kg; 1.15',
    ['Disuelva tres cucharadas rasas en un vaso de agua tibia hervida.'],
    ['Se disuelve sin grumos.', 'Enriquecida con vitaminas y minerales.'],
  ),
  proteina: kit(
    'plain',
    'pouch; Bolsa; 1 lb; 0.55 | tub; Tarro; 2 lb; 1 | tub; Tarro; 5 lb; 2.2',
    [
      'Mezcle una medida en 250 ml de agua o leche después de entrenar.',
      'Un batido al día: una medida en agua fría, agite 20 segundos.',
    ],
    ['Se disuelve sin grumos.', 'Incluye cuchara medidora.', 'Con edulcorante natural, baja en azúcar.'],
  ),
  tarro: kit(
    'plain',
    'tub; Tarro; 30 porciones; 1 | tub; Tarro; 60 porciones; 1.75 | pouch; Bolsa; 20 porciones; 0.75',
    [
      'Mezcle una porción en 300 ml de agua, 20 minutos antes de entrenar.',
      'Una porción al día en agua o jugo. Beba suficiente agua durante el día.',
    ],
    ['Incluye cuchara medidora.', 'Polvo micronizado que se disuelve bien.'],
  ),
  barras: kit(
    'plain',
    'sachet; Barra; 45 g; 0.12 | box; Caja; 6 barras; 0.65 | box; Caja; 12 barras; 1.2',
    ['Coma una barra como merienda o después de entrenar.'],
    ['Textura suave, sin aceite de palma.', 'Endulzada con dátil y miel.'],
  ),
}
