import { invitationForm } from '#app/shop/accounts/account-forms.ts'

export const roleForm = invitationForm.pick({ role: true })
