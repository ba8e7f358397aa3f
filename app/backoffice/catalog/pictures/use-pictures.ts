import { useRef, useState } from 'react'
import { MOST_PICTURES } from '#app/shop/catalog/product-form.ts'
import type { AcceptedPicture, FormPicture } from './accepted-picture.ts'
import { sendAddress, sendPicture } from './send-picture.ts'

/** A picture on its way: `sent` of `total` bytes, or being brought by the server (total 0). */
export type Arriving = { id: number; name: string; sent: number; total: number }

/** The pictures of the form: which they are, in which order, and those still on their way. */
export function usePictures(atFirst: readonly FormPicture[]) {
  const [pictures, setPictures] = useState<FormPicture[]>([...atFirst])
  const [arriving, setArriving] = useState<Arriving[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const count = useRef(0)
  const room = MOST_PICTURES - pictures.length - arriving.length

  const receive = async (
    name: string,
    total: number,
    send: (progress: (sent: number) => void) => Promise<AcceptedPicture>,
  ) => {
    const id = ++count.current
    setArriving((list) => [...list, { id, name, sent: 0, total }])
    const accepted = await send((sent) =>
      setArriving((list) => list.map((one) => (one.id === id ? { ...one, sent } : one))),
    )
    setArriving((list) => list.filter((one) => one.id !== id))
    if (!accepted.ok) return setProblem(`${name}: ${accepted.error}`)
    setSaid('Imagen agregada')
    setPictures((list) =>
      list.some(({ key }) => key === accepted.picture.key) ? list : [...list, accepted.picture],
    )
  }

  const addFiles = (files: readonly File[]) => {
    setProblem(null)
    if (files.length > room) setProblem(`Un producto tiene hasta ${MOST_PICTURES} imágenes.`)
    for (const file of files.slice(0, Math.max(0, room))) {
      void receive(file.name, file.size, (progress) => sendPicture(file, progress))
    }
  }
  const addAddress = async (address: string) => {
    setProblem(null)
    if (room <= 0) return setProblem(`Un producto tiene hasta ${MOST_PICTURES} imágenes.`)
    await receive(address, 0, () => sendAddress(address))
  }
  const move = (from: number, to: number) => {
    const list = [...pictures]
    const [moved] = list.splice(from, 1)
    if (!moved || to < 0 || to > list.length) return
    list.splice(to, 0, moved)
    setPictures(list)
    setSaid(`Imagen ${from + 1} movida al lugar ${to + 1}`)
  }
  const remove = (at: number) => {
    setPictures(pictures.filter((_, place) => place !== at))
    setSaid(`Imagen ${at + 1} quitada`)
  }
  return { pictures, arriving, problem, said, room, addFiles, addAddress, move, remove }
}
