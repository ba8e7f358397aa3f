import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

const PATIENCE_MS = 400

/** Says so when a screen takes longer than one would notice. */
export function StillLoading() {
  const { state, location } = useNavigation()
  const loading = state === 'loading'
  const text =
    location?.pathname === '/admin/promociones' ? 'Cargando códigos promocionales...' : 'Cargando...'
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!loading) return
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [loading])
  return (
    <p role="status" className="office-loading">
      {late ? text : ''}
    </p>
  )
}
