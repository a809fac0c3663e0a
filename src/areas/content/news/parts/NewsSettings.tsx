import { Form as AntForm, Radio } from 'antd'
import { SeriesPicker } from '@/business/SeriesPicker'
import { coverStyle, news as fields, type NewsPage, newsSource, publishType } from '@/entities/content/news'
import type { Field } from '@/entities/field'
import { is, isYes } from '@/entities/field'
import { CallSelect } from '@/kit/form/CallSelect'
import { Choice, NumberBox } from '@/kit/form/controls'
import { useLoad } from '@/kit/data/load'
import { type FormField, useLax } from '@/kit/form/Form'
import { PassedTime } from '@/kit/form/PassedTime'
import { sizeFault } from '@/kit/form/pictures'
import { picturesIn } from '@/kit/rich/html'
import { plain } from '@/kit/show/format'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { allParents, parentChoice } from '../../columns/parts/parents'
import { columnChoice, columnsOf } from '../columnChoice'
import { Covers, coverSize } from './Covers'
import type { Values } from './NewsForm'

const SERIES = { ...fields.seriesName, key: 'seriesCode' } as const
const WAY: Field<'publishType', 0 | 1 | 2> = {
  kind: 'enum',
  key: 'publishType',
  label: 'newsPage.way',
  of: publishType,
}
const HTTPS = /^https:\/\/[^\s]+$/i
const [MAX_TAGS, LONGEST_TAG] = [5, 8]
const AHEAD_MS = 5 * 60_000
const MAX_MS = 90 * 86_400_000

export const NewsSettings = ({
  Field,
  row,
  canSchedule,
  department,
  follows,
}: {
  Field: FormField<Values>
  row?: NewsPage
  canSchedule: boolean
  /** Default author of original items. */
  department: string
  /** True while the comment setting follows the chosen column. */
  follows: boolean
}) => {
  const t = useT()
  const form = AntForm.useFormInstance<Values>()
  const isLax = useLax()
  const parentId = plain(AntForm.useWatch(fields.parentId.key) ?? row?.parentId)
  const columns = useLoad(columnsOf(parentId), { enabled: parentId !== '' })
  const style: unknown = AntForm.useWatch(fields.coverStyle.key) ?? row?.coverStyle
  const source: unknown = AntForm.useWatch(fields.source.key) ?? row?.source
  const way: unknown = AntForm.useWatch(WAY.key)
  const pictures = picturesIn(AntForm.useWatch(fields.content.key))
  const isCopied = is(source, newsSource.reprint, newsSource.weChat)
  const count = is(style, coverStyle.three) ? 3 : 1
  const validateTime = (value: unknown) => {
    const at = toMillis(value)
    // A draft has no time.
    if (at === undefined || isLax()) return undefined
    if (at < Date.now() + AHEAD_MS) return t('newsPage.tooSoon')
    return at > Date.now() + MAX_MS ? t('newsPage.tooLate') : undefined
  }
  return (
    <>
      <div className="two-columns">
        <Field of={fields.parentId} required clears={[fields.channelId]}>
          <CallSelect of={allParents()} choice={parentChoice} label={t(fields.parentId.label)} />
        </Field>
        <Field of={fields.channelId}>
          <CallSelect
            of={parentId ? columnsOf(parentId) : undefined}
            choice={columnChoice}
            label={t(fields.channelId.label)}
            onChange={(id: string | undefined) => {
              const flag = columns.data?.find((one) => one.id === id)?.commentFlag
              if (follows && flag !== undefined && !form.isFieldTouched(fields.commentFlag.key))
                form.setFieldValue(fields.commentFlag.key, isYes(flag) ? 1 : 0)
            }}
          />
        </Field>
      </div>
      <Field of={fields.coverStyle}>
        <Choice field={fields.coverStyle} />
      </Field>
      <Field
        of={fields.covers}
        needs={[fields.coverStyle]}
        hint={t('newsPage.coverHint')}
        check={async (value, all) => {
          const covers: unknown[] = Array.isArray(value) ? value : []
          if (covers.length > 0 && covers.length < count) return t('newsPage.fewCovers', { count })
          // Covers taken from the text may have any size.
          const own = covers.filter((src) => !pictures.includes(plain(src)))
          const size = coverSize(all.coverStyle)
          const faults = own.map((src) =>
            sizeFault(
              t,
              src,
              size,
              row?.covers.includes(plain(src)) ? { src, size: coverSize(row.coverStyle) } : undefined,
            ),
          )
          return (await Promise.all(faults)).find(Boolean)
        }}
      >
        <Covers count={count} size={coverSize(style)} pictures={pictures} />
      </Field>
      <Field of={fields.summary} hint={t('newsPage.summaryHint')} />
      <Field of={fields.source}>
        <Choice
          field={fields.source}
          onChange={(to) => {
            const author = plain(form.getFieldValue(fields.author.key))
            const [from, by] = is(to, newsSource.original) ? ['', department] : [department, '']
            if (author === from) form.setFieldValue(fields.author.key, by)
          }}
        />
      </Field>
      {isCopied && (
        <Field
          of={fields.sourceUrl}
          required
          check={(value) => (value && !HTTPS.test(plain(value).trim()) ? t('newsPage.https') : undefined)}
        />
      )}
      <Field of={fields.author} required={isCopied} />
      <Field of={SERIES}>
        <SeriesPicker label={t(SERIES.label)} placeholder={t(SERIES.label)} />
      </Field>
      <Field
        of={fields.tags}
        check={(value) =>
          Array.isArray(value) && (value.length > MAX_TAGS || value.some((one) => [...plain(one)].length > LONGEST_TAG))
            ? t('newsPage.tagRule', { total: MAX_TAGS, max: LONGEST_TAG })
            : undefined
        }
      />
      <Field of={fields.commentFlag} />
      <Field of={fields.baseCount}>
        <NumberBox precision={0} min={0} max={99_999} />
      </Field>
      {canSchedule && (
        <>
          <Field of={WAY}>
            <Radio.Group
              optionType="button"
              options={[
                { value: publishType.now, label: t('publishType.now') },
                { value: publishType.later, label: t('publishType.later') },
              ]}
              onChange={() => void form.validateFields([fields.publishTime.key]).catch(() => {})}
            />
          </Field>
          {is(way, publishType.later) && (
            <Field
              of={fields.publishTime}
              required
              check={validateTime}
              hint={
                <PassedTime
                  at={fields.publishTime.key}
                  now="publishType.now"
                  onNow={() => form.setFieldValue(WAY.key, publishType.now)}
                />
              }
            />
          )}
        </>
      )}
    </>
  )
}
