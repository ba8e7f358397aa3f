/** The eight of the home page first, then the rest of the shelves. */
export const categories = [
  [
    'suplementos',
    'Suplementos',
    'Omega 3, colágeno, probióticos, antioxidantes y fórmulas para el bienestar de cada día.',
  ],
  [
    'salud-masculina',
    'Salud Masculina',
    'Vitaminas y plantas pensadas para el hombre: próstata, energía y vitalidad.',
  ],
  [
    'aceites-esenciales',
    'Aceites Esenciales',
    'Aceites esenciales puros, aceites vegetales y mezclas para aromaterapia y masaje.',
  ],
  ['vitaminas', 'Vitaminas', 'Vitaminas de la A a la K y multivitamínicos para toda la familia.'],
  ['hierbas', 'Hierbas', 'Plantas medicinales en cápsulas, extractos, polvo y hoja seca.'],
  [
    'apoyo-al-entrenamiento',
    'Apoyo al Entrenamiento',
    'Proteínas, creatina, aminoácidos e hidratación para entrenar y recuperarse.',
  ],
  [
    'apoyo-para-el-sueno',
    'Apoyo para el Sueño',
    'Melatonina, valeriana y rutinas que acompañan un buen descanso.',
  ],
  [
    'salud-femenina',
    'Salud Femenina',
    'Apoyo para el ciclo, el embarazo, la menopausia y el cuidado íntimo.',
  ],
  ['minerales', 'Minerales', 'Magnesio, zinc, hierro, calcio y otros minerales en sus mejores formas.'],
  ['tes-e-infusiones', 'Tés e Infusiones', 'Infusiones de hierbas, flores y frutas, en sobres y a granel.'],
  ['farmacia', 'Farmacia', 'Medicamentos de venta libre para el dolor, la gripe, la tos y las alergias.'],
  ['salud-digestiva', 'Salud Digestiva', 'Fibra, antiácidos, enzimas, sales de hidratación y probióticos.'],
  [
    'cuidado-de-la-piel',
    'Cuidado de la Piel',
    'Cremas, protectores solares, jabones y tratamientos para rostro y cuerpo.',
  ],
  [
    'bebe-y-mama',
    'Bebé y Mamá',
    'Pañales, cremas, higiene y alimentación para los más pequeños y sus mamás.',
  ],
  [
    'higiene-y-cuidado-bucal',
    'Higiene y Cuidado Bucal',
    'Jabones, desodorantes, cabello y todo para una boca sana.',
  ],
  [
    'botiquin-y-diabetes',
    'Botiquín y Diabetes',
    'Primeros auxilios, aparatos de medición y cuidado de la persona con diabetes.',
  ],
] as const

export type CategorySlug = (typeof categories)[number][0]
