import { kit } from './kit.ts'

const oneADay = [
  'Tome una al día con alimentos y un vaso de agua.',
  'Tome una por la mañana, con el desayuno.',
  'Tome una o dos al día, de preferencia con las comidas.',
  'Adultos: una al día con el almuerzo. No exceda la dosis recomendada.',
]

export const swallowed = {
  tabletas: kit(
    'dosed',
    'bottle; Frasco; 30 tabletas; 0.45 | bottle; Frasco; 60 tabletas; 0.75 | bottle; Frasco; 100 tabletas; 1 | bottle; Frasco; 180 tabletas; 1.6',
    oneADay,
    [
      'Tabletas recubiertas, fáciles de tragar.',
      'Tableta ranurada que se puede partir.',
      'Sin gluten ni colorantes artificiales.',
    ],
  ),
  capsulas: kit(
    'dosed',
    'bottle; Frasco; 30 cápsulas; 0.5 | bottle; Frasco; 60 cápsulas; 0.85 | bottle; Frasco; 90 cápsulas; 1.15 | bottle; Frasco; 120 cápsulas; 1.4',
    oneADay,
    [
      'Cápsulas vegetales, sin gelatina animal.',
      'Cápsula de liberación normal, sin azúcar ni almidón.',
      'Cada lote se revisa antes de salir a la venta.',
    ],
  ),
  blandas: kit(
    'dosed',
    'bottle; Frasco; 30 cápsulas blandas; 0.5 | bottle; Frasco; 60 cápsulas blandas; 0.85 | bottle; Frasco; 100 cápsulas blandas; 1.2 | bottle; Frasco; 120 perlas; 1.35',
    oneADay,
    [
      'Perlas de gelatina blanda que no dejan sabor.',
      'El aceite va protegido de la luz en un frasco oscuro.',
      'Fácil de tragar y de buena absorción.',
    ],
  ),
  masticables: kit(
    'dosed',
    'bottle; Frasco; 30 tabletas masticables; 0.5 | bottle; Frasco; 60 tabletas masticables; 0.85 | bottle; Frasco; 100 tabletas masticables; 1.2',
    [
      'Mastique una al día, después de una comida.',
      'Niños mayores de 4 años: mastique una al día bajo la vigilancia de un adulto.',
    ],
    ['De sabor agradable, no necesita agua.', 'Para quienes no gustan de tragar tabletas.'],
  ),
  gomitas: kit(
    'plain',
    'bottle; Frasco; 45 gomitas; 0.8 | bottle; Frasco; 60 gomitas; 1 | pouch; Bolsa; 90 gomitas; 1.3',
    [
      'Mastique dos gomitas al día.',
      'Adultos: dos gomitas al día. Niños mayores de 4 años: una gomita al día.',
    ],
    ['Gomitas de pectina con sabor a frutas.', 'Con jugo de fruta y sin colorantes artificiales.'],
    'en gomitas',
  ),
  gotas: kit(
    'plain',
    'dropper; Frasco gotero; 30 ml; 0.8 | dropper; Frasco gotero; 60 ml; 1.25 | dropper; Frasco gotero; 120 ml; 1.9',
    [
      'Diluya de 20 a 30 gotas en un poco de agua, dos veces al día.',
      'Agite. Tome un gotero lleno en agua o jugo, una o dos veces al día.',
    ],
    ['Frasco ámbar con gotero de vidrio.', 'Forma líquida que se dosifica gota a gota.'],
    'en gotas',
  ),
  extracto: kit(
    'plain',
    'dropper; Frasco gotero; 30 ml; 0.7 | dropper; Frasco gotero; 60 ml; 1.1',
    [
      'Diluya 25 gotas en medio vaso de agua, tres veces al día antes de las comidas.',
      'Tome de 15 a 30 gotas en agua tibia, hasta tres veces al día.',
    ],
    ['Extracto hidroalcohólico de planta seleccionada.', 'Macerado lento en frasco ámbar con gotero.'],
    'extracto líquido',
  ),
  jarabe: kit(
    'plain',
    'syrup; Frasco; 120 ml; 0.7 | syrup; Frasco; 180 ml; 0.95 | syrup; Frasco; 240 ml; 1.2',
    [
      'Agite antes de usar. Adultos: una cucharada dos veces al día; niños: una cucharadita.',
      'Tome de 5 a 10 ml, dos o tres veces al día. Use la medida que trae el frasco.',
    ],
    ['Jarabe de buen sabor con vasito medidor.', 'Endulzado de forma natural.'],
    'en jarabe',
  ),
  polvo: kit(
    'plain',
    'jar; Tarro; 150 g; 0.7 | pouch; Bolsa; 250 g; 0.95 | jar; Tarro; 300 g; 1.15 | pouch; Bolsa; 500 g; 1.6',
    [
      'Disuelva una cucharada en un vaso de agua, jugo o batido, una vez al día.',
      'Mezcle una medida (5 g) en 250 ml de agua fría y tome de inmediato.',
    ],
    ['Polvo fino que se mezcla con facilidad.', 'Sin azúcar añadida; rinde para varias semanas.'],
    'en polvo',
  ),
  sobres: kit(
    'plain',
    'sachet; Sobre; 10 g; 0.09 | box; Caja; 10 sobres; 0.6 | box; Caja; 15 sobres; 0.8 | box; Caja; 30 sobres; 1.4',
    [
      'Disuelva el contenido de un sobre en un vaso de agua y tome de inmediato.',
      'Un sobre al día disuelto en 200 ml de agua o jugo.',
    ],
    ['Sobres individuales para llevar a cualquier parte.', 'Dosis exacta en cada sobre.'],
    'en sobre',
  ),
  emulsion: kit(
    'plain',
    'syrup; Frasco; 180 ml; 0.8 | syrup; Frasco; 240 ml; 1 | syrup; Frasco; 360 ml; 1.35',
    [
      'Agite antes de usar. Tome una cucharada al día con alimentos.',
      'Niños: una cucharadita al día. Adultos: una cucharada al día.',
    ],
    ['Emulsión de sabor agradable, sin olor a pescado.'],
    'emulsión',
  ),
  botella: kit(
    'plain',
    'syrup; Botella; 250 ml; 0.7 | syrup; Botella; 500 ml; 1.15',
    [
      'Agite y siga la medida que indica el empaque.',
      'Tome según la indicación del empaque. Una vez abierta, consérvela en refrigeración.',
    ],
    ['Botella con tapa de seguridad.'],
  ),
}
