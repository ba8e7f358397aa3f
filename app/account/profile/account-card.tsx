import { Form } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { Notice } from '#app/ui/notice.tsx'

export function AccountCard({ since, emailVerified }: { since: string; emailVerified: boolean }) {
  return (
    <section className="card" aria-labelledby="cuenta">
      <h2 id="cuenta" className="mb-4 text-lg">
        Información de la Cuenta
      </h2>
      <DescriptionList
        columns={2}
        items={[
          {
            term: 'Cliente desde',
            value: <span className="inline-block first-letter:uppercase">{since}</span>,
          },
          { term: 'Estado', value: <Badge color="green">Activo</Badge> },
        ]}
      />
      {emailVerified ? null : (
        <Notice tone="warning" className="mt-4" title="Confirma tu correo">
          <p>Te enviamos un enlace. Al confirmarlo verás también los pedidos que hiciste sin cuenta.</p>
          <Form method="post" action="/cliente/perfil/confirmar-correo" className="mt-2">
            <Button variant="secondary" size="small">
              Enviar el enlace otra vez
            </Button>
          </Form>
        </Notice>
      )}
    </section>
  )
}
