import { kit } from './kit.ts'

const spread = [
  'Aplique sobre la piel limpia y seca con un masaje suave, dos veces al día.',
  'Aplique una capa delgada en la zona y masajee hasta que se absorba. Solo uso externo.',
  'Use por la mañana y por la noche sobre la piel limpia. Evite el contacto con los ojos.',
]

export const skin = {
  esencial: kit(
    'plain',
    'oil; Frasco; 5 ml; 0.6 | oil; Frasco; 10 ml; 1 | oil; Frasco; 15 ml; 1.35 | oil; Frasco; 30 ml; 2.3',
    [
      'Para difusor: de 4 a 6 gotas en agua. En la piel, diluya siempre 3 gotas en una cucharada de aceite vegetal.',
      'Aromaterapia: 5 gotas en el difusor. No ingerir ni aplicar puro sobre la piel.',
    ],
    [
      'Destilado al vapor, sin diluir.',
      'Frasco ámbar con reductor de gotas.',
      'Aroma intenso: basta con pocas gotas.',
    ],
  ),
  mezcla: kit(
    'plain',
    'rollon; Roll-on; 10 ml; 0.9 | oil; Frasco; 10 ml; 1 | spray; Atomizador; 100 ml; 1.5',
    [
      'Aplique en muñecas, sienes o nuca y respire profundo.',
      'Use en el ambiente o sobre la ropa de cama. Evite los ojos.',
    ],
    ['Mezcla lista para usar, ya diluida.', 'De bolsillo: cabe en cualquier bolso.'],
  ),
  vegetal: kit(
    'plain',
    'dropper; Frasco gotero; 60 ml; 0.8 | bottle; Frasco; 120 ml; 1.25 | pump; Frasco con bomba; 240 ml; 2.1',
    [
      'Aplique unas gotas sobre la piel o el cabello húmedo y masajee.',
      'Úselo solo o como base para diluir aceites esenciales.',
    ],
    ['Prensado en frío, sin refinar.', 'Textura ligera que se absorbe bien.'],
  ),
  crema: kit(
    'plain',
    'tube; Tubo; 60 g; 0.6 | jar; Tarro; 120 g; 1 | pump; Frasco con bomba; 240 ml; 1.5',
    spread,
    [
      'Textura ligera de rápida absorción.',
      'Probada en piel sensible; sin parabenos.',
      'De aroma suave, no deja la piel grasosa.',
    ],
  ),
  facial: kit(
    'plain',
    'tube; Tubo; 30 g; 0.8 | jar; Tarro; 50 g; 1.1 | pump; Frasco con bomba; 50 ml; 1.25',
    spread,
    ['Fórmula no comedogénica.', 'Sin fragancia, para piel delicada.', 'Se funde sobre la piel en segundos.'],
  ),
  serum: kit(
    'plain',
    'dropper; Frasco gotero; 15 ml; 0.7 | dropper; Frasco gotero; 30 ml; 1.1',
    [
      'Aplique de 3 a 4 gotas sobre el rostro limpio antes de la crema.',
      'Por la noche, extienda unas gotas en rostro y cuello. De día use protector solar.',
    ],
    ['Concentrado de textura acuosa.', 'Frasco gotero que protege de la luz.'],
  ),
  gel: kit(
    'plain',
    'tube; Tubo; 60 g; 0.65 | tube; Tubo; 120 g; 1 | pump; Frasco con bomba; 250 ml; 1.6',
    spread,
    ['Gel fresco que no mancha la ropa.', 'Se absorbe de inmediato.'],
  ),
  unguento: kit('plain', 'tube; Tubo; 15 g; 0.55 | tube; Tubo; 30 g; 0.85 | jar; Tarro; 60 g; 1.3', spread, [
    'Pomada espesa que protege por horas.',
    'Rinde mucho: basta una pequeña cantidad.',
  ]),
  labial: kit(
    'plain',
    'stick; Barra; 5 g; 1 | jar; Tarrito; 10 g; 1.3 | box; Caja; 3 barras; 2.6',
    ['Aplique sobre los labios cuantas veces haga falta.'],
    ['Con cera de abeja y aceites vegetales.', 'Deja los labios suaves, sin brillo graso.'],
  ),
  solar: kit(
    'plain',
    'tube; Tubo; 60 g; 0.75 | tube; Tubo; 120 g; 1.15 | spray; Atomizador; 150 ml; 1.45',
    ['Aplique generosamente 20 minutos antes de salir al sol y repita cada 2 horas.'],
    ['No deja residuo blanco.', 'Resistente al agua y al sudor.'],
  ),
  tonico: kit(
    'plain',
    'bottle; Frasco; 120 ml; 0.7 | bottle; Frasco; 240 ml; 1.1 | spray; Atomizador; 100 ml; 0.9',
    ['Aplique con un algodón sobre la piel limpia. Solo uso externo.'],
    ['No deja sensación pegajosa.', 'Fórmula sencilla, de toda la vida.'],
  ),
  exfoliante: kit(
    'plain',
    'jar; Tarro; 150 g; 0.8 | jar; Tarro; 250 g; 1.15 | pouch; Bolsa; 300 g; 1.1',
    ['Masajee sobre la piel húmeda en círculos y enjuague. Una o dos veces por semana.'],
    ['Granos finos que no lastiman.'],
  ),
  limpiador: kit(
    'plain',
    'tube; Tubo; 120 g; 0.8 | pump; Frasco con bomba; 200 ml; 1.1 | pump; Frasco con bomba; 400 ml; 1.75',
    ['Aplique sobre el rostro, masajee y retire con agua. Mañana y noche.'],
    ['Limpia sin dejar la piel tirante.', 'Apto para uso diario.'],
  ),
  mascarilla: kit(
    'plain',
    'sachet; Sobre; 20 g; 0.25 | jar; Tarro; 100 g; 1 | tube; Tubo; 75 g; 0.85',
    ['Extienda sobre el rostro, deje secar 10 minutos y enjuague. Una vez por semana.'],
    ['Arcilla lavada y tamizada.'],
  ),
  talco: kit(
    'plain',
    'bottle; Frasco; 100 g; 0.7 | bottle; Frasco; 200 g; 1.1 | pouch; Repuesto; 400 g; 1.6',
    ['Espolvoree sobre la piel limpia y seca. Evite que se respire el polvo.'],
    ['Sin talco mineral.', 'Absorbe la humedad sin resecar.'],
  ),
}
