export type FormPicture = { key: string; placeholder: string }
export type AcceptedPicture = { ok: true; picture: FormPicture } | { ok: false; error: string }
