import { ArrowLeft, ArrowRight, Camera, ImagePlus, Link2, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { MOST_PICTURES } from '#app/shop/catalog/product-form.ts'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ProductPicture } from '#app/ui/picture.tsx'
import { ProgressBar } from '#app/ui/progress.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { FormPicture } from './accepted-picture.ts'
import { type Arriving, usePictures } from './use-pictures.ts'
import { WidthProgress } from './width-progress.tsx'

type Props = { name: string; atFirst: readonly FormPicture[]; onBusy: (busy: boolean) => void }

/** Up to three pictures: chosen, dropped, pasted, taken with the camera, or brought from an address. */
export function PicturesField({ name, atFirst, onBusy }: Props) {
  const [dragged, setDragged] = useState(false)
  const list = usePictures(atFirst)
  const { pictures, arriving, room } = list
  const busy = arriving.length > 0
  useEffect(() => onBusy(busy), [busy, onBusy])
  usePaste(list.addFiles)

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragged(false)
    list.addFiles(picturesOf(event.dataTransfer))
  }
  return (
    <div
      className="flex flex-col gap-3"
      onDragOver={(event) => {
        event.preventDefault()
        setDragged(true)
      }}
      onDragLeave={() => setDragged(false)}
      onDrop={drop}
    >
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map((picture, place) => (
          <li key={picture.key} className="flex flex-col gap-1">
            <input type="hidden" name={name} value={picture.key} />
            <ProductPicture
              media={picture}
              alt={place === 0 ? 'Imagen principal' : `Imagen ${place + 1}`}
              sizes="12rem"
              largest={480}
              className="rounded-lg border border-line"
            />
            <PictureActions
              place={place}
              count={pictures.length}
              onMove={(to) => list.move(place, to)}
              onRemove={() => list.remove(place)}
            />
            <WidthProgress pictureKey={picture.key} isNew={!atFirst.some(({ key }) => key === picture.key)} />
          </li>
        ))}
        {arriving.map((one) => (
          <li
            key={one.id}
            className="flex flex-col justify-end gap-2 rounded-lg border border-line bg-sunken p-3"
          >
            <ArrivingPicture {...one} />
          </li>
        ))}
        {room > 0 ? (
          <li>
            <ChooseFiles dragged={dragged} isFirst={pictures.length === 0} onFiles={list.addFiles} />
          </li>
        ) : null}
      </ol>
      <p className="visually-hidden" role="status">
        {list.said}
      </p>
      {list.problem ? (
        <Notice tone="danger" live>
          {list.problem}
        </Notice>
      ) : null}
      {room > 0 ? <AddAddress onAdd={list.addAddress} /> : null}
      <p className="field-hint">
        Hasta {MOST_PICTURES} imágenes de 10 MB. La primera es la que se ve en el catálogo. También puedes
        arrastrarlas aquí o pegarlas con Ctrl+V.
      </p>
    </div>
  )
}

type ActionsProps = { place: number; count: number; onMove: (to: number) => void; onRemove: () => void }

function PictureActions({ place, count, onMove, onRemove }: ActionsProps) {
  return (
    <div className="flex items-center justify-between">
      <IconButton
        label={`Mover la imagen ${place + 1} antes`}
        disabled={place === 0}
        onClick={() => onMove(place - 1)}
      >
        <ArrowLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={`Quitar la imagen ${place + 1}`} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Mover la imagen ${place + 1} después`}
        disabled={place === count - 1}
        onClick={() => onMove(place + 1)}
      >
        <ArrowRight aria-hidden="true" />
      </IconButton>
    </div>
  )
}

function ArrivingPicture({ name, sent, total }: Arriving) {
  if (total === 0) {
    return (
      <p role="status" className="text-sm wrap-anywhere">
        <span className="spinner inline-block align-middle" aria-hidden="true" /> Trayendo la imagen...
      </p>
    )
  }
  const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)
  return <ProgressBar label={name} done={kilobytes(sent)} total={kilobytes(total)} noun="KB" />
}

type ChooseProps = { dragged: boolean; isFirst: boolean; onFiles: (files: File[]) => void }

function ChooseFiles({ dragged, isFirst, onFiles }: ChooseProps) {
  const take = (input: HTMLInputElement) => {
    onFiles([...(input.files ?? [])])
    input.value = ''
  }
  return (
    <div
      data-dragged={dragged || undefined}
      className="flex aspect-square flex-col items-stretch justify-center gap-2 rounded-lg border-2 border-dashed border-line-strong p-2 data-dragged:border-leaf data-dragged:bg-leaf-soft"
    >
      <label className="button button-quiet focus-within:outline-2 focus-within:outline-leaf">
        <ImagePlus aria-hidden="true" />
        {isFirst ? 'Elegir imágenes' : 'Agregar'}
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          multiple
          className="visually-hidden"
          onChange={(event) => take(event.currentTarget)}
        />
      </label>
      <label className="button button-quiet focus-within:outline-2 focus-within:outline-leaf md:hidden">
        <Camera aria-hidden="true" />
        Tomar foto
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className="visually-hidden"
          onChange={(event) => take(event.currentTarget)}
        />
      </label>
    </div>
  )
}

function AddAddress({ onAdd }: { onAdd: (address: string) => Promise<void> }) {
  const input = useRef<HTMLInputElement>(null)
  const [working, setWorking] = useState(false)
  const add = async () => {
    const address = input.current?.value.trim()
    if (!address || working) return
    setWorking(true)
    await onAdd(address)
    setWorking(false)
    if (input.current) input.current.value = ''
  }
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        ref={input}
        label="O trae una imagen de su dirección"
        placeholder="https://..."
        inputMode="url"
        className="min-w-48 flex-1"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void add()
        }}
      />
      <Button
        type="button"
        variant="secondary"
        icon={<Link2 aria-hidden="true" />}
        pending={working}
        onClick={add}
      >
        Traer
      </Button>
    </div>
  )
}

function picturesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/') || file.type === '')
}

/** A picture in the clipboard is meant for the form, wherever in it the cursor is. */
function usePaste(onFiles: (files: File[]) => void) {
  const receive = useRef(onFiles)
  receive.current = onFiles
  useEffect(() => {
    const paste = (event: Event) => {
      const files = picturesOf((event as unknown as ClipboardEvent).clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      receive.current(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
