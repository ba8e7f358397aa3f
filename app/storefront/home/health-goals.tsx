import { Activity, Flower2, Moon, Scale, ShieldPlus, Zap } from 'lucide-react'
import { Link } from 'react-router'
import { type HealthGoal, healthGoalLabels, healthGoals } from '#app/shop/catalog/health-goals.ts'

const icons: Record<HealthGoal, typeof Moon> = {
  weight: Scale,
  men: Activity,
  women: Flower2,
  energy: Zap,
  sleep: Moon,
  immune: ShieldPlus,
}

export function HealthGoals() {
  return (
    <section className="section" aria-labelledby="metas">
      <h2 id="metas" className="section-title">
        Compra por meta de salud
      </h2>
      <ul className="health-goals">
        {healthGoals.map((goal) => {
          const Icon = icons[goal]
          return (
            <li key={goal}>
              <Link to={`/catalogo?category=${goal}`}>
                <Icon aria-hidden="true" />
                {healthGoalLabels[goal]}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
