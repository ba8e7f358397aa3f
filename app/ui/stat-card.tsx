import type { ReactNode } from 'react'
import { Link } from 'react-router'

export function StatGrid({ children }: { children: ReactNode }) {
  return <div className="stat-grid">{children}</div>
}

type StatCardProps = { label: string; value: ReactNode; note?: ReactNode; icon?: ReactNode; to?: string }

/** One figure with its name; with `to` the whole card leads to what it counts. */
export function StatCard({ label, value, note, icon, to }: StatCardProps) {
  return (
    <div className="stat-card">
      <h2>
        {to ? <Link to={to}>{label}</Link> : label}
        {icon}
      </h2>
      <p className="stat-value">{value}</p>
      {note ? <p className="stat-note">{note}</p> : null}
    </div>
  )
}
