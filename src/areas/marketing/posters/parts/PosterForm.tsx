import { Form } from 'antd'
import { useState } from 'react'
import * as posters from '@/api/posters'
import type { PosterInput } from '@/api/posters'
import { SeriesPicker } from '@/business/SeriesPicker'
import { type Poster, poster } from '@/entities/marketing/poster'
import { Field, FormBody } from '@/kit/form/Form'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { LabelSelect } from '../../parts/LabelSelect'
import { PeriodFields, PosterFields } from '../../parts/PosterFields'
import { usePutUpForm } from '../../parts/usePutUpForm'
import { WithPhone } from '../../parts/WithPhone'
import { PosterPhone } from './PosterPhone'
import { KIND, LIST, SHELF, UP } from './shelf'

const initialOf = (row: Poster | undefined): Partial<PosterInput> => {
  if (!row) return { showCard: 1, labels: [], startTime: formatTime(Date.now(), 'YYYY-MM-DD HH:mm:00') }
  const { title, posterType, imageUrl, qrPosition, showCard, shareText, startTime, endTime } = row
  const labels = row.labels.map(({ id }) => id)
  return { title, posterType, imageUrl, qrPosition, showCard, shareText, startTime, endTime, labels, seriesName: row.seriesCode || undefined }
}
const inputOf = (values: PosterInput): PosterInput => ({
  ...values,
  shareText: values.shareText ?? '',
  endTime: values.endTime ?? '',
  labels: values.labels ?? [],
  seriesName: values.seriesName ?? '',
})

const Fields = ({ row }: { row?: Poster }) => {
  const t = useT()
  const model: unknown = Form.useWatch(poster.seriesName.key)
  return (
    <>
      <PosterFields image={poster.imageUrl} position={poster.qrPosition} />
      <Field of={poster.showCard} hint={t('posters.cardHint')} />
      <div className="two-columns">
        <Field of={poster.title} />
        <Field of={poster.posterType} />
      </div>
      <Field of={poster.shareText} hint={t('posters.textHint')} />
      <div className="two-columns">
        <Field of={poster.seriesName}>
          <SeriesPicker placeholder={t(poster.seriesName.label)} />
        </Field>
        <Field of={poster.labels}>
          <LabelSelect kind={KIND} model={typeof model === 'string' ? model : undefined} known={row?.labels} label={t(poster.labels.label)} />
        </Field>
      </div>
      <PeriodFields start={poster.startTime} end={poster.endTime} ahead />
    </>
  )
}

const Preview = () => {
  const values: Partial<PosterInput> | undefined = Form.useWatch((all: Partial<PosterInput>) => all)
  return <PosterPhone of={values ?? {}} />
}

/** Makes a poster, or changes one; saved, or saved and put up. */
export const PosterForm = ({ row }: { row?: Poster }) => {
  const may = useMay()
  const [initial] = useState(() => initialOf(row))
  const { body, buttons } = usePutUpForm<PosterInput>({
    name: `poster.${row?.id ?? 'new'}`,
    initial,
    id: row?.id,
    create: (values) => posters.create(inputOf(values)),
    update: (id, values) => posters.update({ id, ...inputOf(values) }),
    putUp: (id) => posters.setRank({ id, status: UP }),
    mayPutUp: Number(row?.status) !== UP && may(SHELF.canShelve),
    list: LIST,
  })
  return (
    <section className="card">
      <FormBody {...body}>
        <WithPhone phone={<Preview />}>
          <Fields row={row} />
          {buttons}
        </WithPhone>
      </FormBody>
    </section>
  )
}
