import { Form as AntForm } from 'antd'
import type { CardInput } from '@/api/content/hotContent'
import * as hotContent from '@/api/content/hotContent'
import { ecRecommend, type EcRecommend } from '@/entities/content/ecRecommend'
import { ecBlockSlots } from '@/entities/content/slots'
import { enableStatus } from '@/entities/shared/enums'
import { ChangedMeanwhile, useChanged } from '@/kit/form/changed'
import { Choice, NumberBox } from '@/kit/form/controls'
import type { FormApi } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { changesOf } from '@/lib/changes'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { spanOf } from '../../parts/scheduleDays'
import { SlotSelect } from '../../parts/SlotSelect'
import { useLedTo } from '../../parts/useLedTo'
import { cardKindsOf, typesOf } from './cardRules'
import { ContentFields } from '../../parts/ContentFields'
import { CoverField } from '../../parts/CoverField'
import { isDead } from '../../parts/recommendCells'

const MAX_TITLE = ecRecommend.title.max ?? 0

const initialOf = (row: EcRecommend | undefined, block: number | undefined): CardInput =>
  row
    ? {
        blockCode: row.blockCode,
        contentType: row.contentType,
        contentId: row.contentId,
        contentTitle: row.contentTitle,
        title: row.title,
        subTitle: row.subTitle,
        cornerText: row.cornerText,
        cover: row.cover,
        startTime: row.startTime,
        endTime: row.endTime,
        sort: numberIn(row.sort) ?? undefined,
        status: row.status,
      }
    : {
        blockCode: block as CardInput['blockCode'], // Code of the field.
        status: enableStatus.disabled,
      }
const inputOf = (values: CardInput): CardInput => ({ ...values, sort: values.sort ?? 0 })

/** Loads a card through its list, since there is no call for a single one. */
const cardOf = async (id: string): Promise<EcRecommend | undefined> => {
  const { records } = await hotContent.listRecommends({ id, pageNo: 1, pageSize: 1 }, { quiet: true })
  return records.find((row) => row.id === id)
}

/** Form of a card. Changes that somebody else saved in the meantime are not overwritten silently. */
export const CardPanel = ({
  row,
  block,
  toEnd = false,
  readOnly,
  reopen,
  onClose,
}: {
  row: EcRecommend | undefined
  block?: number
  /** Focuses the end time, for extending. */
  toEnd?: boolean
  readOnly: boolean
  /** Reopens the card after somebody else has changed it. */
  reopen: (row: EcRecommend) => void
  onClose: () => void
}) => {
  const t = useT()
  const { send, ...changed } = useChanged()
  const initial = initialOf(row, block)
  const save = async (values: CardInput) => {
    if (!row) return hotContent.createRecommend(inputOf(values))
    const { id, updateTime } = row
    return send(
      (force) =>
        hotContent.updateRecommend(
          { id, ...changesOf(initial, inputOf(values)), updateTime, ...force },
          { quiet: true },
        ),
      () => cardOf(id),
    )
  }
  const reload = async () => {
    const fresh = row && (await cardOf(row.id).catch(() => undefined))
    if (fresh) reopen(fresh)
    else onClose()
  }
  return (
    <FormPanel<CardInput>
      open
      name={`card.${row?.id ?? 'new'}`}
      title={t(!row ? 'card.add' : readOnly ? 'card.view' : 'card.edit')}
      initial={initial}
      save={save}
      done={t('hot.saved')}
      readOnly={readOnly}
      onClose={onClose}
    >
      {(api) => (
        <>
          <Fields {...api} row={row} initial={initial} toEnd={toEnd} />
          <ChangedMeanwhile of={changed} submit={api.submit} saveDraft={api.saveDraft} reload={() => void reload()} />
        </>
      )}
    </FormPanel>
  )
}

const Fields = ({
  Field,
  show,
  row,
  initial,
  toEnd,
}: FormApi<CardInput> & { row: EcRecommend | undefined; initial: CardInput; toEnd: boolean }) => {
  const t = useT()
  const block: unknown = AntForm.useWatch(ecRecommend.blockCode.key) ?? initial.blockCode
  useLedTo({ show }, ecRecommend.endTime.key, toEnd)
  return (
    <>
      <Field of={ecRecommend.blockCode}>
        <SlotSelect field={ecRecommend.blockCode} slots={ecBlockSlots} />
      </Field>
      <ContentFields
        Field={Field}
        fields={ecRecommend}
        types={typesOf(block)}
        initial={initial}
        gone={row !== undefined && isDead(row)}
        max={MAX_TITLE}
        kinds={cardKindsOf}
      />
      <Field of={ecRecommend.title} />
      <div className="two-columns">
        <Field of={ecRecommend.subTitle} />
        <Field of={ecRecommend.cornerText} />
      </div>
      <CoverField Field={Field} of={ecRecommend.cover} slot={ecBlockSlots[Number(block)]} initial={initial.cover} />
      <div className="two-columns">
        <Field of={ecRecommend.startTime} />
        <Field
          of={ecRecommend.endTime}
          needs={[ecRecommend.startTime]}
          check={(endTime, { startTime }) =>
            !startTime || !endTime || spanOf({ startTime, endTime }) ? undefined : t('rec.endFirst')
          }
        />
      </div>
      <div className="two-columns">
        <Field of={ecRecommend.sort} hint={t('rec.sortHint')}>
          <NumberBox precision={0} min={0} max={9999} />
        </Field>
        <Field of={ecRecommend.status}>
          <Choice field={ecRecommend.status} />
        </Field>
      </div>
    </>
  )
}
