import { PictureOutlined, PlusOutlined } from '@ant-design/icons'
import { Form as AntForm, Button, Flex, Upload } from 'antd'
import { useId, useRef, useState } from 'react'
import type { VoteInput } from '@/api/community/socialActivities'
import { notify } from '@/api/notices'
import * as files from '@/api/system/files'
import { vote, voteType } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { type FormField, useLax } from '@/kit/form/Form'
import { accepting } from '@/kit/form/dropped'
import { sendPictures } from '@/kit/form/uploadPictures'
import { useUploads } from '@/kit/form/uploads'
import { Sortable } from '@/kit/show/Sortable'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { OptionRow } from './OptionRow'
import { emptyOption, type OptionDraft } from './voteValues'

const MAX_LENGTH = 30

/** Upload of several pictures. Each becomes an option named after its file, up to `max`. */
const ManyPictures = ({ max, add }: { max: number; add: (options: OptionDraft[]) => void }) => {
  const t = useT()
  const hold = useUploads()
  const [busy, setBusy] = useState(false)
  const chosen = useRef<File[]>([])
  const send = async (all: readonly File[], end: AbortSignal) => {
    if (all.length > max) notify('warning', t('votes.roomFor', { count: max }))
    setBusy(true)
    const stored = await sendPictures(all.slice(0, max), files.uploadBatch, end, { max })
    setBusy(false)
    if (stored.length)
      add(
        stored.map(({ url, name }) => ({
          ...emptyOption(),
          image: url,
          optionName: [...plain(name).replace(/\.\w+$/, '')].slice(0, MAX_LENGTH).join(''),
        })),
      )
    return stored.length > 0
  }
  return (
    <Upload
      accept={accepting('.jpg,.jpeg,.png')}
      multiple
      showUploadList={false}
      disabled={busy}
      beforeUpload={(file, all) => {
        chosen.current.push(file)
        // The control reports each file singly. They are sent together after the last one.
        if (chosen.current.length === all.length) {
          const together = chosen.current.splice(0)
          hold((end) => send(together, end))
        }
        return false
      }}
    >
      <Button icon={<PictureOutlined />} loading={busy}>
        {t('votes.manyPictures')}
      </Button>
    </Upload>
  )
}

const MIN = 2
const MAX = 50

/** Options of a vote, sorted by dragging. The first `kept` options have votes and are read-only. */
export const Options = ({ Field, kept }: { Field: FormField<VoteInput>; kept: number }) => {
  const t = useT()
  const heading = useId()
  const isLax = useLax()
  const form = AntForm.useFormInstance<VoteInput>()
  const type = AntForm.useWatch('voteType', form)
  const isPk = is(type, voteType.pk)
  const max = isPk ? MIN : MAX
  const check = (_: unknown, rows: OptionDraft[] | undefined) => {
    const count = rows?.length ?? 0
    if (isPk && count !== MIN && !isLax()) return Promise.reject(new Error(t('votes.pkTwo')))
    return count > MAX || (count < MIN && !isLax())
      ? Promise.reject(new Error(t('votes.optionCount', { least: MIN, max: MAX })))
      : Promise.resolve()
  }
  return (
    <section aria-labelledby={heading}>
      <h2 className="section-title" id={heading}>
        {t(vote.options.label)}
      </h2>
      {kept > 0 && <p className="quiet">{t('votes.kept')}</p>}
      <AntForm.List name="options" rules={[{ validator: check }]}>
        {(rows, { add, remove, move }, { errors }) => {
          const ids = rows.map(({ key }) => `option${key}`)
          const nameOf = (id: string) => t('votes.option', { place: ids.indexOf(id) + 1 })
          return (
            <>
              <Sortable ids={ids} nameOf={nameOf} move={move} disabled={kept > 0}>
                <ol className="vote-rows">
                  {rows.map(({ key, name }) => (
                    <OptionRow
                      key={key}
                      Field={Field}
                      index={name}
                      dragId={`option${key}`}
                      type={type}
                      fixed={name < kept}
                      moves={kept === 0}
                      remove={rows.length > MIN ? () => remove(name) : undefined}
                    />
                  ))}
                </ol>
              </Sortable>
              <AntForm.ErrorList errors={errors} />
              <Flex gap={8} wrap>
                <Button
                  className="vote-add"
                  icon={<PlusOutlined />}
                  disabled={rows.length >= max}
                  onClick={() => add(emptyOption())}
                >
                  {t('votes.addOption', { count: rows.length, max })}
                </Button>
                {is(type, voteType.pictures) && rows.length < max && (
                  <ManyPictures
                    max={max - rows.length}
                    add={(stored) => {
                      const options: (OptionDraft | undefined)[] = form.getFieldValue('options') ?? []
                      // Empty drafts are dropped to make room.
                      const filled = options.filter((one, at) => at < kept || plain(one?.optionName) || one?.image)
                      form.setFieldValue('options', [...filled, ...stored])
                    }}
                  />
                )}
              </Flex>
            </>
          )
        }}
      </AntForm.List>
    </section>
  )
}
