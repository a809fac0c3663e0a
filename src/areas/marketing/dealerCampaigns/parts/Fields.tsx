import { Form as AntForm } from 'antd'
import { useEffect } from 'react'
import * as activities from '@/api/activities'
import * as dealers from '@/api/dealers'
import * as files from '@/api/files'
import { DealerSelect } from '@/business/DealerSelect'
import { SeriesPicker } from '@/business/SeriesPicker'
import { type DealerActivity, dealerActivity } from '@/entities/marketing/dealerActivity'
import type { StoredFile } from '@/entities/shared/file'
import { Field } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { wordsOf } from '@/kit/html'
import { useLoad } from '@/kit/load'
import { RichText } from '@/kit/RichText'
import { useT } from '@/locales'
import { TypeBox, useTypes } from '../../campaigns/parts/typeChoice'
import { isLive, isVisit, MOST_DAYS, spanFault } from '../rules'
import { HostBox } from './host'
import type { Draft } from './inputs'
import { useCampaigner } from './useCampaigner'

const held = dealerActivity
/** Words are counted without their marks; of the marks together there may be two megabytes. */
const content = { ...held.content, max: undefined }
const dealer = { ...held.dealerCode, kind: 'dealer', label: held.dealerName.label } as const
const MOST_WORDS = 20_000
const MOST_HTML = 2 * 1024 * 1024
const COVER = 16 / 9
const DEALERS = 2

/** The address of the dealer stands there until another is typed. */
const useDefaultAddress = (dealerCode: string, isNew: boolean) => {
  const form = AntForm.useFormInstance<Draft>()
  const wanted = isNew && dealerCode !== ''
  const short = useLoad(dealers.selectDealers.query({ codes: [dealerCode] }, { quiet: true }), { enabled: wanted, keep: false })
  const id = short.data?.find((row) => row.dealerCode === dealerCode)?.id ?? ''
  const { data } = useLoad(dealers.get.query({ id }, { quiet: true }), { enabled: wanted && id !== '', keep: false })
  const address = data?.address
  useEffect(() => {
    if (wanted && address && !form.getFieldValue('address') && !form.isFieldTouched('address'))
      form.setFieldValue('address', [...address].slice(0, held.address.max).join(''))
  }, [address, form, wanted])
}

/** The fields of a campaign. Of one that was published its campaign of headquarters, its type and its start are fixed. */
export const Fields = ({
  row,
  chooseHost,
  onUploaded,
}: {
  row?: DealerActivity
  chooseHost: (id: string) => void
  onUploaded: (files: readonly StoredFile[]) => void
}) => {
  const t = useT()
  const { group, dealerCode } = useCampaigner()
  const { data: types = [] } = useTypes()
  const draft: Draft = AntForm.useWatch<Draft>((values: Draft) => values) ?? {}
  const { data: host } = useLoad(activities.get.query({ id: draft.hostId ?? '' }, { quiet: true }), { enabled: !!draft.hostId, keep: false })
  useDefaultAddress(group ? (draft.dealerCode ?? '') : dealerCode, row === undefined)
  const fixed = row !== undefined && isLive(row)
  const spanText = (fault: ReturnType<typeof spanFault>) => fault && t(`dealerActivities.span.${fault}`, { days: MOST_DAYS })
  /** What one end of the time alone is to blame for: that it lies outside of the campaign of headquarters. */
  const outside = (span: Parameters<typeof spanFault>[0]) => spanText(spanFault(span, host))
  return (
    <>
      {group && !row && (
        <Field of={dealer} required always>
          <DealerSelect group={dealerCode} label={t(dealer.label)} placeholder={t(dealer.label)} />
        </Field>
      )}
      <Field of={held.hostId} hint={t('dealerActivities.hostHint')} disabled={fixed}>
        <HostBox title={row?.hostTitle} label={t(held.hostId.label)} onChange={chooseHost} />
      </Field>
      <Field of={held.title} always />
      <div className="two-columns">
        <Field of={held.typeId} disabled={fixed}>
          <TypeBox owner={DEALERS} label={t(held.typeId.label)} />
        </Field>
        <Field of={held.seriesName}>
          <SeriesPicker by="seriesName" label={t(held.seriesName.label)} placeholder={t(held.seriesName.label)} />
        </Field>
        <Field of={held.startTime} disabled={fixed} needs={[held.hostId]} check={(startTime) => (fixed ? undefined : outside({ startTime }))} />
        <Field
          of={held.endTime}
          needs={[held.startTime, held.hostId]}
          check={(endTime, { startTime }) => spanText(spanFault({ startTime, endTime })) ?? outside({ endTime })}
        />
        <Field of={held.address} required={isVisit(types, draft.typeId)} needs={[held.typeId]} />
        <Field of={held.contactPhone} />
        <Field of={held.joinLimit} hint={t('dealerActivities.limitHint')} />
      </div>
      <Field of={held.cover} hint={t('dealerActivities.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} aspect={COVER} />
      </Field>
      <Field
        of={content}
        check={(value) =>
          typeof value === 'string' && ([...wordsOf(value)].length > MOST_WORDS || value.length > MOST_HTML) ? t('dealerActivities.tooLong') : undefined
        }
      >
        <RichText to={files.uploadBatch} label={t(held.content.label)} onUploaded={onUploaded} />
      </Field>
    </>
  )
}
