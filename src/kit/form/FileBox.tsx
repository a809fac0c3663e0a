import { DeleteOutlined, FilePdfOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Space, Upload } from 'antd'
import { useRef, useState } from 'react'
import type { SendForm } from '@/api/call'
import type { StoredFile } from '@/entities/shared/file'
import { useT } from '@/locales'
import { OutLink } from '../show/OutLink'
import { Picture } from '../show/Picture'
import type { ControlProps } from './controls'
import { accepting, firstOnly } from './dropped'
import { type FileKind, SCANS, useScans } from './scans'

/** Types that run scripts when opened by address. They are only rendered as pictures, never linked. */
const MARKUP = /\.(svgz?|x?html?|xht|xml|mht(ml)?)($|[?#])/i

export const FilePreview = ({ url, alt, size = 96 }: { url: string; alt: string; size?: number }) => {
  const t = useT()
  const [broken, setBroken] = useState(false)
  if (broken && MARKUP.test(url)) return <span>{t('kit.noPicture')}</span>
  if (/\.pdf($|\?)/i.test(url) || broken)
    return (
      <OutLink href={url}>
        <FilePdfOutlined aria-hidden /> {t('upload.open')}
      </OutLink>
    )
  return <Picture src={url} alt={alt} width={size} height={size} onError={() => setBroken(true)} />
}

/**
 * Upload of a scan or another `kind` of file. Checks the first bytes and uploads as a cancellable job; the value is
 * the address returned by the server.
 */
export const FileBox = ({
  id,
  value,
  onChange,
  disabled,
  to,
  drop,
  megabytes = 5,
  kind = SCANS,
  label,
}: ControlProps<string> & {
  to: SendForm<StoredFile>
  drop?: (file: { id: string }) => Promise<unknown>
  megabytes?: number
  kind?: FileKind
  label: string
}) => {
  const t = useT()
  const uploaded = useRef<StoredFile>(undefined)
  const take = (file: StoredFile | undefined) => {
    // An unused file does no harm, so a failed removal is not reported.
    if (uploaded.current) drop?.({ id: uploaded.current.id }).catch(() => {})
    uploaded.current = file
    onChange?.(file?.url ?? '')
  }
  const { send, waits } = useScans(to, megabytes, take, kind)
  return (
    <Space wrap align="center" onDrop={firstOnly}>
      {value && <FilePreview url={value} alt={label} />}
      <Upload
        id={id}
        accept={accepting(kind.accept)}
        showUploadList={false}
        disabled={disabled || !!waits}
        beforeUpload={(file) => (send(file), false)}
        aria-label={label}
      >
        <Button icon={<UploadOutlined />} disabled={disabled} loading={!!waits}>
          {t(value ? 'upload.replace' : 'upload.file')}
        </Button>
      </Upload>
      {waits}
      {value && !disabled && !waits && (
        <Button
          icon={<DeleteOutlined />}
          aria-label={t('upload.removeFile', { name: label })}
          onClick={() => take(undefined)}
        />
      )}
    </Space>
  )
}
