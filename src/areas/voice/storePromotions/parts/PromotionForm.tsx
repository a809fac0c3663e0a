import { Alert, Form as AntForm } from 'antd'
import { useRef } from 'react'
import * as files from '@/api/system/files'
import * as stores from '@/api/voice/stores'
import { DealerSelect } from '@/business/DealerSelect'
import { SeriesPicker } from '@/business/SeriesPicker'
import { useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import type { StoredFile } from '@/entities/shared/file'
import {
  MAX_PROMOTION_DAYS,
  MAX_SERIES,
  type PromotionInput,
  promoStatus,
  type StorePromotion,
  storePromotion as fields,
} from '@/entities/voice/storePromotion'
import type { FormField } from '@/kit/form/Form'
import { FormScreen } from '@/kit/form/FormScreen'
import { ImageBox } from '@/kit/form/ImageBox'
import { wordsOf } from '@/kit/rich/html'
import { RichText } from '@/kit/rich/RichText'
import { named, plain } from '@/kit/show/format'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { adWordsIn, endFault, isOut, nameOf } from '../promotionRules'
import { PromotionPhone } from './PromotionPhone'

const COVER = [750, 422] as const
const ASPECT = 16 / 9
const MAX_WORDS = fields.content.max ?? 5000
/** The limit counts the text without markup. */
const content = { ...fields.content, max: undefined }
const dealerCode = { ...fields.dealerCode, kind: 'dealer', label: fields.dealerName.label, required: true } as const
const NEW: Partial<PromotionInput> = { allSeriesFlag: 0, seriesCodes: [], clueFlag: 1 }
const KEYS = [
  ...(['title', 'promoType', 'cover', 'allSeriesFlag', 'seriesCodes', 'content'] as const),
  ...(['startTime', 'endTime', 'clueFlag', 'contactPhone', 'dealerCode'] as const),
] as const

const initialOf = (row: StorePromotion): Partial<PromotionInput> => ({
  ...pick(row, ...KEYS),
  allSeriesFlag: isYes(row.allSeriesFlag) ? 1 : 0,
  clueFlag: isYes(row.clueFlag) ? 1 : 0,
})

/** Returns the title of a copy, cut to the maximum length. */
const copyTitle = (title: string, word: string): string =>
  named(
    [...title]
      .slice(0, (fields.title.max ?? 30) - [...word].length - 1)
      .join('')
      .trim(),
    word,
  )

const AdNote = () => {
  const t = useT()
  const [title, text] = [
    AntForm.useWatch<string | undefined>(fields.title.key),
    AntForm.useWatch<string | undefined>(fields.content.key),
  ]
  const words = adWordsIn({ title, content: text })
  if (words.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      className="space-below"
      title={t('storePromotions.adWords', { words: words.join(' / ') })}
    />
  )
}

const Fields = ({
  Field,
  row,
  onUploaded,
}: {
  Field: FormField<PromotionInput>
  row: StorePromotion | undefined
  onUploaded: (added: readonly StoredFile[]) => void
}) => {
  const t = useT()
  const { hq, group, dealerCode: own } = useViewer()
  const isAll = isYes(AntForm.useWatch(fields.allSeriesFlag.key))
  const fixed = row !== undefined && isOut(row)
  const period = row && pick(row, 'startTime')
  return (
    <>
      {hq && <Alert type="info" showIcon className="space-below" title={t('storePromotions.onBehalf')} />}
      {fixed && <Alert type="info" showIcon className="space-below" title={t('storePromotions.fixed')} />}
      {(hq || group) && !row && (
        <Field of={dealerCode} always>
          <DealerSelect group={group ? own : undefined} label={t(dealerCode.label)} placeholder={t(dealerCode.label)} />
        </Field>
      )}
      <Field of={fields.title} always disabled={fixed} />
      <div className="two-columns">
        <Field of={fields.promoType} disabled={fixed} />
        <Field of={fields.contactPhone} hint={t('storePromotions.phoneHint')} />
        <Field of={fields.allSeriesFlag} disabled={fixed} />
        {!isAll && (
          <Field
            of={fields.seriesCodes}
            disabled={fixed}
            check={(value) =>
              Array.isArray(value) && value.length > MAX_SERIES
                ? t('storePromotions.tooManySeries', { max: MAX_SERIES })
                : undefined
            }
          >
            <SeriesPicker multiple label={t(fields.seriesCodes.label)} placeholder={t(fields.seriesCodes.label)} />
          </Field>
        )}
        <Field of={fields.startTime} disabled={fixed} />
        <Field
          of={fields.endTime}
          needs={[fields.startTime]}
          check={(value, all) => {
            const fault = endFault(all.startTime ?? period?.startTime, value)
            return fault && t(fault, { days: MAX_PROMOTION_DAYS })
          }}
        />
      </div>
      <Field of={fields.cover} hint={t('storePromotions.coverHint')} disabled={fixed}>
        <ImageBox
          to={files.upload}
          drop={files.remove}
          aspect={ASPECT}
          least={{ sides: COVER, text: t('upload.tooSmall', { width: COVER[0], height: COVER[1] }) }}
        />
      </Field>
      <Field of={fields.clueFlag} hint={t('storePromotions.clueHint')} disabled={fixed} />
      <Field
        of={content}
        check={(value) =>
          [...wordsOf(value)].length > MAX_WORDS ? t('storePromotions.textTooLong', { max: MAX_WORDS }) : undefined
        }
      >
        <RichText to={files.uploadBatch} max={MAX_WORDS} label={t(content.label)} onUploaded={onUploaded} />
      </Field>
      <AdNote />
    </>
  )
}

export const PromotionForm = ({
  row,
  copied,
  onClose,
}: {
  row?: StorePromotion
  copied?: StorePromotion
  onClose: () => void
}) => {
  const t = useT()
  const may = useMay()
  const { hq, group } = useViewer()
  const pictures = useRef<StoredFile[]>([])
  /** Removes uploaded pictures that are no longer in the text. A failure only leaves an unused file. */
  const sweep = (text: unknown) => {
    for (const { id, url } of pictures.current)
      if (!plain(text).includes(`"${url}"`)) files.remove({ id }).catch(() => undefined)
    pictures.current = []
  }
  const initial = row
    ? initialOf(row)
    : copied
      ? {
          ...initialOf(copied),
          title: copyTitle(plain(copied.title), t('storePromotions.copyWord')),
          startTime: '',
          endTime: '',
        }
      : NEW
  const isDraft = row === undefined || !isOut(row)
  return (
    <FormScreen<PromotionInput>
      name={copied ? `storePromotion.copy.${copied.id}` : 'storePromotion'}
      row={row}
      initial={initial}
      input={({ dealerCode: of, ...values }) => ({
        ...values,
        ...(isYes(values.allSeriesFlag) && { seriesCodes: [] }),
        // A dealer writes for its own store, and an existing promotion keeps its store.
        ...(!row && (hq || group) && { dealerCode: of }),
      })}
      create={async (input, options) => {
        const made = await stores.savePromotion(input, options)
        sweep(input.content)
        return made
      }}
      update={async (changed, options, { values }) => {
        await stores.savePromotion(changed, options)
        sweep(values.content)
      }}
      read={stores.getPromotion}
      draft={isDraft}
      done={t('storePromotions.saved')}
      publish={
        isDraft &&
        may('stores.setPromotionStatus') && {
          label: 'storePromotions.publish',
          run: (id, options) => stores.setPromotionStatus({ id, status: promoStatus.shown }, options),
          done: t('storePromotions.published'),
        }
      }
      phone={(values) => <PromotionPhone of={{ dealerName: row?.dealerName, ...values }} />}
      panel={{ title: row ? nameOf(row) : t('storePromotions.new'), onClose }}
    >
      {({ Field }) => <Fields Field={Field} row={row} onUploaded={(added) => pictures.current.push(...added)} />}
    </FormScreen>
  )
}
