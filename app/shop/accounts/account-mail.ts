import { SHORTEST_PASSWORD } from './passwords.ts'

type Letter = { subject: string; text: string }
type About = { shopName: string; name: string; link: string }

/** What our mails say. Plain text: it reads the same everywhere, and its links are what they seem. */
export function confirmEmailLetter({ shopName, name, link }: About): Letter {
  return {
    subject: `Confirma tu correo en ${shopName}`,
    text: `Hola, ${name}:

Gracias por crear tu cuenta en ${shopName}. Confirma que este correo es tuyo:

${link}

Así verás también los pedidos que hiciste antes sin cuenta. El enlace sirve una sola vez, durante tres días.
Si no creaste esta cuenta, no hagas nada: nadie puede confirmarla por ti.

${shopName}`,
  }
}

/** The same event, for the mailbox of somebody who already has an account. */
export function alreadyRegisteredLetter({
  shopName,
  name,
  link,
  resetLink,
}: About & { resetLink: string }): Letter {
  return {
    subject: `Ya tenías una cuenta en ${shopName}`,
    text: `Hola, ${name}:

Alguien creó otra cuenta en ${shopName} con este correo, que ya tenía una.

Si fuiste tú, puedes unir la nueva con la que ya tenías:

${link}

Después entra con tu contraseña de siempre. Si no la recuerdas, pide una nueva:

${resetLink}

Si no fuiste tú, no hagas nada: tu cuenta, tus pedidos y tu contraseña siguen como estaban.

${shopName}`,
  }
}

export function resetPasswordLetter({ shopName, name, link }: About): Letter {
  return {
    subject: `Cambia tu contraseña de ${shopName}`,
    text: `Hola, ${name}:

Pediste cambiar la contraseña de tu cuenta. Hazlo aquí:

${link}

El enlace sirve una sola vez, durante una hora. Al cambiarla se cierran todas tus sesiones.
Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.

${shopName}`,
  }
}

export function passwordChangedLetter({ shopName, name }: Omit<About, 'link'>): Letter {
  return {
    subject: `Tu contraseña de ${shopName} cambió`,
    text: `Hola, ${name}:

La contraseña de tu cuenta acaba de cambiar y se cerraron tus otras sesiones.
Si no fuiste tú, responde a este correo cuanto antes.

${shopName}`,
  }
}

export function invitationLetter({ shopName, name, link, role }: About & { role: string }): Letter {
  return {
    subject: `Te invitaron a trabajar en ${shopName}`,
    text: `Hola, ${name}:

Te crearon una cuenta de ${role} en la administración de ${shopName}. Elige tu contraseña, de al menos ${SHORTEST_PASSWORD.staff} caracteres:

${link}

El enlace sirve una sola vez, durante tres días.

${shopName}`,
  }
}
