import * as files from '@/api/system/files'
import type { StoredFile } from '@/entities/shared/file'
import { on } from '../../core/dispatcher'
import { checksum, forgetFile, keepFile, keptFile } from '../../core/files'
import { Refusal } from '../../core/types'
import type { UserRow } from '../data/types'
import { isSuperadmin } from '../rules/access'
import { found } from '../../core/input'
import { newId } from '../rules/store'

const MAX_BYTES = 10 * 1024 * 1024
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/**
 * Returns the type of a picture or PDF by its first bytes, whatever its name. SVG is excluded because it can contain
 * scripts.
 */
const pictureKind = (bytes: Uint8Array): string | undefined => {
  if (ascii(bytes, 1, 4) === 'PNG') return 'image/png'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (ascii(bytes, 0, 3) === 'GIF') return 'image/gif'
  if (ascii(bytes, 0, 4) === '%PDF') return 'application/pdf'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return undefined
}

const PACKAGE = /\.(apk|hap|app)$/i
const MAX_PACKAGE_BYTES = 300 * 1024 * 1024

const VIDEO = /\.(mp4|mov)$/i
const MAX_VIDEO_BYTES = 200 * 1024 * 1024

const DOCUMENT = /\.(docx?|xlsx?|pptx?)$/i
const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024
/** True if the first bytes are those of an Office file, new (zip) or old (OLE). */
const isOffice = (bytes: Uint8Array): boolean => ascii(bytes, 0, 2) === 'PK' || (bytes[0] === 0xd0 && bytes[1] === 0xcf)

const limitOf = (name: string): { bytes: number; words: string } =>
  PACKAGE.test(name)
    ? { bytes: MAX_PACKAGE_BYTES, words: '安装包不能超过300MB' }
    : VIDEO.test(name)
      ? { bytes: MAX_VIDEO_BYTES, words: '视频不能超过200MB' }
      : DOCUMENT.test(name)
        ? { bytes: MAX_DOCUMENT_BYTES, words: '文档不能超过20MB' }
        : { bytes: MAX_BYTES, words: '文件不能超过10MB' }

/**
 * Stores a picture, PDF, video, Office file or app package. Throws if the first bytes do not fit, e.g. those of a zip
 * file for a package.
 */
const store = async (file: FormDataEntryValue | null | undefined, user: UserRow): Promise<StoredFile> => {
  if (!file || typeof file === 'string' || file.size === 0) throw new Refusal(400, '请上传文件')
  const isPackage = PACKAGE.test(file.name)
  const limit = limitOf(file.name)
  if (file.size > limit.bytes) throw new Refusal(400, limit.words)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isVideo = VIDEO.test(file.name) && ascii(bytes, 4, 8) === 'ftyp'
  const videoKind = /\.mov$/i.test(file.name) ? 'video/quicktime' : 'video/mp4'
  const isDocument = DOCUMENT.test(file.name) && isOffice(bytes)
  const mime =
    isDocument || (isPackage && ascii(bytes, 0, 2) === 'PK')
      ? 'application/octet-stream'
      : isVideo
        ? videoKind
        : pictureKind(bytes)
  if (!mime) throw new Refusal(400, isPackage ? '安装包内容无法识别' : '仅支持jpg、png、gif、webp图片和pdf')
  const id = newId()
  keepFile({ id, ownerId: user.id, mime, bytes })
  return { id, name: file.name, url: `/__files/${id}`, size: bytes.length, mime, md5: await checksum(bytes) }
}

on(files.upload)((_, { user, form }) => store(form?.get('file'), user))

on(files.uploadBatch)(async (_, { user, form }) => {
  const sent = form?.getAll('files') ?? []
  if (sent.length === 0) throw new Refusal(400, '请上传文件')
  if (sent.length > 20) throw new Refusal(400, '一次最多上传20个文件')
  return Promise.all(sent.map((file) => store(file, user)))
})

on(files.remove)((input, { user }) => {
  const file = found(keptFile(input.id), '文件不存在')
  if (file.ownerId !== user.id && !isSuperadmin(user)) throw new Refusal(403, '只能删除本人上传的文件')
  forgetFile(file.id)
})
