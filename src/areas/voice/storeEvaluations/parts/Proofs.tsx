import type { ControlProps } from '@/kit/form/controls'
import * as files from '@/api/system/files'
import { evaluationAppeal, MAX_PROOFS } from '@/entities/voice/evaluationAppeal'
import { FilePreview } from '@/kit/form/FileBox'
import { FilesBox } from '@/kit/form/FilesBox'
import { validateScan } from '@/kit/form/pictures'
import type { FileKind } from '@/kit/form/scans'
import { Blank } from '@/kit/show/Blank'
import { useT } from '@/locales'

const PICTURE_MB = 5
const PDF_MB = 10
const SOUND_MB = 20
const SOUND = /\.(mp3|m4a)($|[?#])/i

const startsWith = (bytes: Uint8Array, ...heads: readonly (readonly number[])[]) =>
  heads.some((head) => head.every((byte, at) => bytes[at] === byte))
/** Returns true if the first bytes are those of MP3 (ID3 tags or a frame) or MPEG-4 audio. */
const isSound = (head: Uint8Array): boolean =>
  startsWith(head, [0x49, 0x44, 0x33], [0xff, 0xfb], [0xff, 0xf3], [0xff, 0xf2]) ||
  startsWith(head.subarray(4), [0x66, 0x74, 0x79, 0x70])

/** Accepted proofs, each type with its own size limit. */
const PROOFS: FileKind = {
  accept: '.jpg,.jpeg,.png,.pdf,.mp3,.m4a',
  types: `JPG, PNG (${PICTURE_MB} MB), PDF (${PDF_MB} MB), MP3, M4A`,
  validate: async (file) => {
    const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
    if (isSound(head)) return file.size > SOUND_MB * 1024 * 1024 ? 'upload.badType' : undefined
    const isPdf = startsWith(head, [0x25, 0x50, 0x44, 0x46])
    const fault = await validateScan(file, isPdf ? PDF_MB : PICTURE_MB)
    return fault === 'upload.badScan' ? 'upload.badType' : fault
  },
}

export const ProofsBox = (props: ControlProps<string[]>) => (
  <FilesBox
    {...props}
    to={files.upload}
    drop={files.remove}
    kind={PROOFS}
    max={MAX_PROOFS}
    megabytes={SOUND_MB}
    label={useT()(evaluationAppeal.files.label)}
  />
)

export const Proofs = ({ urls }: { urls: readonly string[] }) => {
  const t = useT()
  if (urls.length === 0) return <Blank />
  return (
    <div className="appeal-proofs">
      {urls.map((url, at) => {
        const name = `${t(evaluationAppeal.files.label)} ${at + 1}`
        return SOUND.test(url) ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- recordings of conversations have no captions
          <audio key={url} src={url} controls aria-label={name} />
        ) : (
          <FilePreview key={url} url={url} alt={name} />
        )
      })}
    </div>
  )
}
