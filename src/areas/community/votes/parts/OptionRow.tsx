import { DeleteOutlined, HolderOutlined } from '@ant-design/icons'
import { Button, Form as AntForm, Input } from 'antd'
import type { VoteInput } from '@/api/community/socialActivities'
import * as files from '@/api/system/files'
import { voteOption, voteType } from '@/entities/community/vote'
import { is } from '@/entities/field'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { VideoBox } from '@/kit/form/VideoBox'
import { named, plain } from '@/kit/show/format'
import { MoveButtons, useSortedRow } from '@/kit/show/Sortable'
import { useT } from '@/locales'
import { hasPicture } from './VoteFields'
import type { OptionDraft } from './voteValues'

const VIDEO_MB = 50
const MB = 1024 * 1024

interface RowProps {
  Field: FormField<VoteInput>
  index: number
  dragId: string
  type: VoteInput['voteType']
  /** True if the option has votes and is read-only. */
  fixed: boolean
  moves: boolean
  /** Undefined if the option cannot be removed. */
  remove?: () => void
}

export const OptionRow = ({ Field, index, dragId, type, fixed, moves, remove }: RowProps) => {
  const t = useT()
  const form = AntForm.useFormInstance<VoteInput>()
  const { row, handle } = useSortedRow(dragId)
  const name = t('votes.option', { place: index + 1 })
  const at = ['options', index] as const
  const unique = (value: unknown) => {
    const own = plain(value).trim()
    const options: (OptionDraft | undefined)[] = form.getFieldValue('options') ?? []
    return own && options.some((one, place) => place < index && plain(one?.optionName).trim() === own)
      ? t('votes.optionTaken')
      : undefined
  }
  return (
    <li {...row} className="vote-row" aria-label={name}>
      <div className="vote-place">
        {moves && <HolderOutlined className="vote-grip" aria-hidden {...handle} />}
        <b>{index + 1}</b>
        {moves && <MoveButtons id={dragId} name={name} />}
      </div>
      {hasPicture(type) && (
        <Field of={voteOption.image} at={at} required disabled={fixed}>
          <ImageBox to={files.upload} drop={files.remove} megabytes={2} aspect={1} />
        </Field>
      )}
      <div className="vote-fields">
        <Field of={voteOption.optionName} at={at} disabled={fixed} check={unique}>
          <Input autoComplete="off" />
        </Field>
        <Field of={voteOption.intro} at={at} disabled={fixed}>
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
        </Field>
        {is(type, voteType.video) && (
          <Field of={voteOption.video} at={at} required disabled={fixed}>
            <VideoBox
              to={files.upload}
              drop={files.remove}
              rule={{ text: t('votes.videoHint', { size: VIDEO_MB }), fits: (_, file) => file.size <= VIDEO_MB * MB }}
            />
          </Field>
        )}
      </div>
      {!fixed && remove && (
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={named(t('votes.dropOption'), name)}
          onClick={remove}
        />
      )}
    </li>
  )
}
