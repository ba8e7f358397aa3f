import { shelve } from '../line.ts'

export const alimentos = shelve(
  {
    category: 'suplementos',
    family: 'suplementos',
    brands: 'nutricion',
    claim: 'Suplemento alimenticio',
    nature: 'supplement',
  },
  [
    [
      'Jalea Real',
      'honey',
      460,
      'capsulas blandas jarabe',
      'Alimento de la abeja reina, valorado como tónico.',
      {
        strengths: '500 mg/1,000 mg',
        variants: '/con Polen/con Ginseng',
        goals: 'energy',
        care: 'No la use si es alérgico a productos de la colmena.',
      },
    ],
    [
      'Propóleo',
      'honey',
      260,
      'gotas capsulas garganta',
      'Resina de las abejas usada por generaciones en tiempos de lluvia.',
      {
        strengths: '500 mg',
        variants: '/con Miel y Jengibre/con Equinácea',
        goals: 'immune',
        care: 'No lo use si es alérgico a productos de la colmena.',
      },
    ],
    [
      'Polen de Abeja',
      'honey',
      240,
      'alimento capsulas',
      'Granos de polen multifloral recolectados en el trópico seco.',
      { strengths: '500 mg', goals: 'energy' },
    ],
    [
      'Miel de Abeja Pura',
      'honey',
      190,
      'miel',
      'Miel sin mezclas, de floraciones silvestres.',
      {
        variants: 'Multifloral/de Jicote/de Café/con Propóleo/con Panal',
        shelf: { nature: 'food', claim: 'Alimento natural', brands: 'piel' },
      },
    ],
    [
      'Semillas de Chía',
      'seed',
      160,
      'alimento',
      'Fuente de fibra y omega 3 vegetal.',
      {
        variants: '/Orgánicas/Blancas',
        goals: 'weight',
        shelf: { nature: 'food', claim: 'Alimento natural', brands: 'hierbas' },
      },
    ],
    [
      'Linaza',
      'seed',
      120,
      'alimento molido',
      'Semilla con fibra y lignanos.',
      {
        variants: 'Entera/Dorada',
        goals: 'weight women',
        shelf: { nature: 'food', claim: 'Alimento natural', brands: 'hierbas' },
      },
    ],
    [
      'Semillas de Jícaro',
      'seed',
      140,
      'alimento molido',
      'La semilla con que se hace el fresco tradicional, con proteína y grasas buenas.',
      { variants: '/Tostadas', shelf: { nature: 'food', claim: 'Alimento natural', brands: 'hierbas' } },
    ],
    [
      'Cacao Puro',
      'seed',
      210,
      'molido alimento',
      'Cacao nicaragüense sin azúcar.',
      {
        variants: '/Orgánico/con Canela',
        goals: 'energy',
        shelf: { nature: 'food', claim: 'Alimento natural', brands: 'hierbas' },
      },
    ],
    [
      'Avena Integral con Linaza',
      'grain',
      110,
      'alimento',
      'Hojuelas de avena con linaza molida para un desayuno completo.',
      {
        variants: '/con Canela/con Chía',
        goals: 'weight',
        shelf: { nature: 'food', claim: 'Alimento natural', brands: 'hierbas' },
      },
    ],
  ],
)
