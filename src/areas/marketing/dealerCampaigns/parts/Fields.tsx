import { Form as AntForm } from 'antd'
import { useEffect } from 'react'
import * as activities from '@/api/marketing/activities'
import * as dealers from '@/api/system/dealers'
import * as files from '@/api/system/files'
import { DealerSelect } from '@/business/DealerSelect'
import { SeriesPicker } from '@/business/SeriesPicker'
import { useViewer } from '@/business/viewer'
import { typeOwner } from '@/entities/marketing/campaignEnums'
import { type DealerActivity, dealerActivity } from '@/entities/marketing/dealerActivity'
import type { StoredFile } from '@/entities/shared/file'
import { type FormField, useLax } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { wordsOf } from '@/kit/rich/html'
import { useLoad } from '@/kit/data/load'
import { isBlank } from '@/lib/given'
import { useT } from '@/locales'
import { BodyText } from '../../parts/BodyText'
import { TypeBox, useTypes } from '../../campaigns/parts/typeChoice'
import { isLive, isVisit, MAX_DAYS, validateSpan } from '../campaignRules'
import { HostBox } from './host'
import type { Draft } from './inputs'

const held = dealerActivity
/** Without `max`, because text and markup have limits of their own: `MAX_WORDS` and `MAX_HTML`, in characters. */
const content = { ...held.content, max: undefined }
const dealer = { ...held.dealerCode, kind: 'dealer', label: held.dealerName.label } as const
const MAX_WORDS = 20_000
const MAX_HTML = 2 * 1024 * 1024
const COVER = 16 / 9

const useDefaultAddress = (dealerCode: string, isNew: boolean) => {
  const form = AntForm.useFormInstance<Draft>()
  const wanted = isNew && dealerCode !== ''
  const short = useLoad(dealers.selectDealers.query({ codes: [dealerCode] }, { quiet: true }), {
    enabled: wanted,
    keep: false,
  })
  const id = short.data?.find((row) => row.dealerCode === dealerCode)?.id ?? ''
  const { data } = useLoad(dealers.get.query({ id }, { quiet: true }), { enabled: wanted && id !== '', keep: false })
  const address = data?.address
  useEffect(() => {
    if (wanted && address && !form.getFieldValue('address') && !form.isFieldTouched('address'))
      form.setFieldValue('address', [...address].slice(0, held.address.max).join(''))
  }, [address, form, wanted])
}

/** Fields of a campaign. After publication the headquarters campaign, the type and the start are fixed. */
export const Fields = ({
  Field,
  row,
  chooseHost,
  onUploaded,
}: {
  Field: FormField<Draft>
  row?: DealerActivity
  chooseHost: (id: string) => void
  onUploaded: (files: readonly StoredFile[]) => void
}) => {
  const t = useT()
  const { group, dealerCode } = useViewer()
  const { data: types } = useTypes()
  const isLax = useLax()
  const draft: Draft = AntForm.useWatch<Draft>((values: Draft) => values) ?? {}
  const { data: host } = useLoad(activities.get.query({ id: draft.hostId ?? '' }, { quiet: true }), {
    enabled: !!draft.hostId,
    keep: false,
  })
  useDefaultAddress(group ? (draft.dealerCode ?? '') : dealerCode, row === undefined)
  const fixed = row !== undefined && isLive(row)
  const spanText = (fault: ReturnType<typeof validateSpan>) =>
    fault && t(`dealerActivities.span.${fault}`, { days: MAX_DAYS })
  /** Error of a single end of the period: it is outside the headquarters campaign. */
  const outside = (span: Parameters<typeof validateSpan>[0]) => spanText(validateSpan(span, host))
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
          <TypeBox owner={typeOwner.dealer} label={t(held.typeId.label)} />
        </Field>
        <Field of={held.seriesName}>
          <SeriesPicker by="seriesName" label={t(held.seriesName.label)} placeholder={t(held.seriesName.label)} />
        </Field>
        <Field
          of={held.startTime}
          disabled={fixed}
          needs={[held.hostId]}
          check={(startTime) => (fixed ? undefined : outside({ startTime }))}
        />
        <Field
          of={held.endTime}
          needs={[held.startTime, held.hostId]}
          check={(endTime, { startTime }) => spanText(validateSpan({ startTime, endTime })) ?? outside({ endTime })}
        />
        <Field
          of={held.address}
          required={isVisit(types ?? [], draft.typeId)}
          needs={[held.typeId]}
          // Saving waits until the types are loaded.
          check={async (address, { typeId }) =>
            !types &&
            typeId &&
            isBlank(address) &&
            !isLax() &&
            isVisit(await activities.listTypes(undefined, { quiet: true }), typeId)
              ? t('rule.enter', { field: t(held.address.label) })
              : undefined
          }
        />
        <Field of={held.contactPhone} />
        <Field of={held.joinLimit} hint={t('dealerActivities.limitHint')} />
      </div>
      <Field of={held.cover} hint={t('dealerActivities.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} aspect={COVER} />
      </Field>
      <Field
        of={content}
        check={(value) =>
          typeof value === 'string' && ([...wordsOf(value)].length > MAX_WORDS || value.length > MAX_HTML)
            ? t('dealerActivities.tooLong')
            : undefined
        }
      >
        <BodyText label={t(held.content.label)} onUploaded={onUploaded} />
      </Field>
    </>
  )
}
