import { kit } from './kit.ts'

const lather = [
  'Aplique sobre la piel o el cabello húmedo, haga espuma y enjuague con abundante agua.',
  'Use a diario. Haga espuma, deje actuar un minuto y enjuague.',
]

export const wash = {
  champu: kit(
    'plain',
    'pump; Frasco con bomba; 250 ml; 0.7 | pump; Frasco con bomba; 400 ml; 1 | bottle; Frasco; 120 ml; 0.45',
    lather,
    ['Sin sal ni parabenos.', 'Limpia sin resecar el cuero cabelludo.'],
  ),
  capilar: kit(
    'plain',
    'jar; Tarro; 250 g; 0.85 | jar; Tarro; 400 g; 1.2 | tube; Tubo; 180 g; 0.75',
    ['Aplique de medios a puntas, deje actuar de 3 a 10 minutos y enjuague.'],
    ['Sin parafina ni siliconas pesadas.', 'Deja el cabello suelto y brillante.'],
  ),
  tonicoCapilar: kit(
    'plain',
    'spray; Atomizador; 100 ml; 0.9 | dropper; Frasco gotero; 60 ml; 1 | spray; Atomizador; 200 ml; 1.5',
    ['Aplique en el cuero cabelludo y masajee tres minutos. No enjuague.'],
    ['No deja grasa ni residuo.'],
  ),
  barba: kit(
    'plain',
    'jar; Tarrito; 30 g; 0.8 | dropper; Frasco gotero; 30 ml; 1 | jar; Tarrito; 60 g; 1.3',
    ['Frote entre las manos y extienda por la barba limpia.'],
    ['Ordena sin endurecer.', 'Se absorbe sin dejar brillo.'],
  ),
  jabon: kit(
    'plain',
    'soap; Caja; 90 g; 0.9 | soap; Caja; 120 g; 1.1 | soap; Paquete; 3 unidades de 90 g; 2.4',
    lather,
    ['Hecho en frío y curado 30 días.', 'Espuma cremosa de aroma natural.'],
  ),
  liquido: kit(
    'plain',
    'pump; Frasco con bomba; 250 ml; 0.75 | pump; Frasco con bomba; 500 ml; 1.2 | pouch; Repuesto; 900 ml; 1.7',
    lather,
    ['Espuma suave con glicerina.', 'Con pH equilibrado para uso diario.'],
  ),
  manos: kit(
    'plain',
    'bottle; Frasco; 60 ml; 0.5 | pump; Frasco con bomba; 250 ml; 1.1 | pump; Frasco con bomba; 500 ml; 1.8',
    ['Aplique en las manos y frote hasta que seque.'],
    ['Se evapora en segundos.'],
  ),
  desodorante: kit(
    'plain',
    'stick; Barra; 50 g; 1 | rollon; Roll-on; 60 ml; 0.9 | spray; Atomizador; 120 ml; 1.2',
    ['Aplique sobre las axilas limpias y secas.'],
    ['Sin sales de aluminio.', 'Deja la piel fresca todo el día.'],
  ),
  dental: kit(
    'plain',
    'tube; Tubo; 75 ml; 0.75 | tube; Tubo; 100 ml; 0.95 | tube; Tubo; 150 ml; 1.25',
    ['Cepille los dientes después de cada comida durante dos minutos.'],
    ['Sabor fresco que dura.', 'Espuma fina que llega a todas partes.'],
  ),
  enjuague: kit(
    'plain',
    'syrup; Botella; 250 ml; 0.7 | syrup; Botella; 500 ml; 1.1 | syrup; Botella; 1 litro; 1.8',
    ['Enjuague con 20 ml durante 30 segundos, dos veces al día. No tragar.'],
    ['Sin alcohol.', 'Frescura inmediata sin ardor.'],
  ),
  adhesivo: kit(
    'plain',
    'tube; Tubo; 20 g; 0.7 | tube; Tubo; 40 g; 1.1',
    ['Aplique tres puntos pequeños sobre la dentadura limpia y seca, y presione unos segundos.'],
    ['No altera el sabor de los alimentos.'],
  ),
}
