import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Flex, Upload } from 'antd'
import { useRef } from 'react'
import type { SendForm } from '@/api/call'
import type { StoredFile } from '@/entities/shared/file'
import { useT } from '@/locales'
import type { ControlProps } from './controls'
import { accepting, firstOnly } from './dropped'
import { FilePreview } from './FileBox'
import { type FileKind, SCANS, useScans } from './scans'

/**
 * Upload of several scans or files of another `kind`, each as a cancellable job; the value is the addresses returned
 * by the server.
 */
export const FilesBox = ({
  id,
  value = [],
  onChange,
  disabled,
  to,
  drop,
  max = 5,
  megabytes = 10,
  kind = SCANS,
  label,
}: ControlProps<string[]> & {
  to: SendForm<StoredFile>
  drop?: (file: { id: string }) => Promise<unknown>
  max?: number
  megabytes?: number
  kind?: FileKind
  label: string
}) => {
  const t = useT()
  const ids = useRef(new Map<string, string>())
  const { send, waits } = useScans(
    to,
    megabytes,
    (stored, url) => {
      ids.current.set(url, stored.id)
      onChange?.([...value, url])
    },
    kind,
  )
  const remove = (url: string) => {
    const known = ids.current.get(url)
    if (known) drop?.({ id: known }).catch(() => {})
    onChange?.(value.filter((one) => one !== url))
  }
  return (
    <Flex wrap gap={12} align="center" onDrop={firstOnly}>
      {value.map((url, at) => (
        <Flex key={url} align="center" gap={4}>
          <FilePreview url={url} alt={`${label} ${at + 1}`} size={72} />
          {!disabled && (
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={t('upload.removeFile', { name: `${label} ${at + 1}` })}
              onClick={() => remove(url)}
            />
          )}
        </Flex>
      ))}
      {value.length < max && (
        <Upload
          id={id}
          accept={accepting(kind.accept)}
          showUploadList={false}
          disabled={disabled || !!waits}
          beforeUpload={(file) => (send(file), false)}
          aria-label={label}
        >
          <Button icon={<UploadOutlined />} disabled={disabled} loading={!!waits}>
            {t('upload.file')} {value.length}/{max}
          </Button>
        </Upload>
      )}
      {waits}
    </Flex>
  )
}
