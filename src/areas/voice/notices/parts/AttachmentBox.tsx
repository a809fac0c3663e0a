import '../../parts/messaging.css'
import { DeleteOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, ConfigProvider, Upload } from 'antd'
import { useRef } from 'react'
import * as files from '@/api/system/files'
import { type Attachment, MAX_ATTACHMENTS } from '@/entities/voice/notice'
import type { ControlProps } from '@/kit/form/controls'
import { accepting, firstOnly } from '@/kit/form/dropped'
import { type FileKind, useScans } from '@/kit/form/scans'
import { OutLink } from '@/kit/show/OutLink'
import { MoveButtons, Sortable, useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'

const MEGABYTES = 20
const TYPES = 'pdf, doc, docx, xls, xlsx, ppt, pptx, jpg, png'
const NAMED = /\.(pdf|docx?|xlsx?|pptx?|jpe?g|png)$/i
const DOCUMENTS: FileKind = {
  accept: '.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.jpg,.jpeg,.png',
  types: TYPES,
  validate: (file, megabytes) =>
    Promise.resolve(
      (file instanceof File && !NAMED.test(file.name)) || file.size > megabytes * 1024 * 1024 || file.size === 0
        ? 'upload.badType'
        : undefined,
    ),
}

const Line = ({ file, remove, disabled }: { file: Attachment; remove: () => void; disabled: boolean }) => {
  const t = useT()
  const { row } = useSortedRow(file.url, { disabled })
  return (
    <li {...row}>
      <OutLink href={file.url}>{file.name || file.url}</OutLink>
      {!disabled && (
        <>
          <MoveButtons id={file.url} name={file.name} />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('upload.removeFile', { name: file.name })}
            onClick={remove}
          />
        </>
      )}
    </li>
  )
}

/** Files of a notice with their names, in display order. Files that were uploaded here and removed again are deleted. */
export const AttachmentBox = ({ id, value = [], onChange, label }: ControlProps<Attachment[]> & { label: string }) => {
  const t = useT()
  const { componentDisabled } = ConfigProvider.useConfig()
  const uploaded = useRef(new Set<string>())
  const now = useRef(value)
  now.current = value
  const { send, waits } = useScans(
    files.upload,
    MEGABYTES,
    (stored, url) => {
      uploaded.current.add(stored.id)
      onChange?.([...now.current, { id: stored.id, name: stored.name, url }])
    },
    DOCUMENTS,
  )
  const remove = (file: Attachment) => {
    // A failure only leaves an unused file, so it is not reported.
    if (uploaded.current.has(file.id)) files.remove({ id: file.id }, { quiet: true }).catch(() => {})
    onChange?.(value.filter(({ url }) => url !== file.url))
  }
  const ids = value.map(({ url }) => url)
  return (
    <div onDrop={firstOnly}>
      {value.length < MAX_ATTACHMENTS && (
        <Upload
          id={id}
          accept={accepting(DOCUMENTS.accept)}
          showUploadList={false}
          disabled={componentDisabled || !!waits}
          beforeUpload={(file) => (send(file), false)}
          aria-label={label}
        >
          <Button icon={<UploadOutlined />} loading={!!waits}>
            {t('upload.file')} {value.length}/{MAX_ATTACHMENTS}
          </Button>
        </Upload>
      )}
      {waits}
      <Sortable
        ids={ids}
        nameOf={(url) => value.find((file) => file.url === url)?.name ?? ''}
        disabled={componentDisabled}
        move={(from, to) => {
          const [moved] = value.slice(from, from + 1)
          if (moved) onChange?.(value.toSpliced(from, 1).toSpliced(to, 0, moved))
        }}
      >
        <ul className="notice-files">
          {value.map((file) => (
            <Line key={file.url} file={file} disabled={componentDisabled} remove={() => remove(file)} />
          ))}
        </ul>
      </Sortable>
    </div>
  )
}
