import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

export type Question = keyof typeof questions

type Member = { id: string; name: string }
type Asked = { title: string; ask: (name: string) => string; yes: string; danger?: boolean }

const questions = {
  invitacion: {
    title: 'Enviar invitación otra vez',
    ask: (name) => `Le enviaremos a ${name} un enlace nuevo. El anterior deja de servir.`,
    yes: 'Enviar',
  },
  sesiones: {
    title: 'Cerrar sus sesiones',
    ask: (name) => `${name} saldrá de todos sus dispositivos y tendrá que ingresar otra vez.`,
    yes: 'Cerrar sesiones',
    danger: true,
  },
  'dos-pasos': {
    title: 'Quitar la verificación en dos pasos',
    ask: (name) =>
      `${name} podrá entrar solo con su contraseña. Hazlo únicamente si perdió su teléfono y sus códigos.`,
    yes: 'Quitar',
    danger: true,
  },
  desactivar: {
    title: 'Desactivar cuenta',
    ask: (name) => `${name} saldrá ahora mismo y ya no podrá entrar. Lo que hizo conserva su nombre.`,
    yes: 'Desactivar',
    danger: true,
  },
  activar: {
    title: 'Activar cuenta',
    ask: (name) => `${name} podrá entrar otra vez con su contraseña y su rol.`,
    yes: 'Activar',
  },
} satisfies Record<string, Asked>

type Props = { question: string; member: Member | undefined; onClose: () => void }

/** Asks before a change of somebody's account, and posts it to its own address. */
export function MemberQuestion({ question, member, onClose }: Props) {
  const asked: Asked | undefined = questions[question as Question]
  return (
    <ConfirmDialog
      key={`${question}:${member?.id}`}
      open={asked !== undefined && member !== undefined}
      onClose={onClose}
      title={asked?.title}
      question={asked?.ask(member?.name ?? '')}
      confirmText={asked?.yes}
      tone={asked?.danger ? 'danger' : 'leaf'}
      submit={{ action: `/admin/personal/${member?.id}/${question}`, fields: {} }}
    />
  )
}
