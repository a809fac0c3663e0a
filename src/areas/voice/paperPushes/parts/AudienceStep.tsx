import { Button, Flex, Form } from 'antd'
import * as questionnaires from '@/api/voice/questionnaires'
import { SeriesPicker } from '@/business/SeriesPicker'
import { f, is } from '@/entities/field'
import { listKind, type ListKind, paperPush, pushRecord, pushTarget } from '@/entities/voice/paperPush'
import type { QuestionnaireDetail } from '@/entities/voice/questionnaire'
import { downloadFile } from '@/kit/files/files'
import { Choice, type ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { plain, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { CheckedListBox, LIST } from '../../parts/CheckedListBox'
import { CITIES, CitiesBox } from '../../parts/CitiesBox'
import { PeopleCount } from '../../parts/PeopleCount'
import { UsersField } from '../../parts/UsersField'
import type { Count } from './PushForm'
import {
  audienceOf,
  BUY_FROM,
  BUY_TO,
  LIST_KIND,
  MILEAGE_MAX,
  MILEAGE_MIN,
  type PushedList,
  type PushValues,
  SERIES,
  VINS,
} from './pushValues'

/** Header row of each template; the server parses exactly these names. */
const HEADS: Record<ListKind, string> = { [listKind.phone]: '手机号', [listKind.vin]: 'VIN' }
const COLUMNS = {
  [listKind.phone]: {
    [HEADS[listKind.phone]]: {
      ...f.phone({ required: true, rule: 'mobile' }),
      key: 'phone',
      label: pushRecord.phone.label,
    },
  },
  [listKind.vin]: {
    [HEADS[listKind.vin]]: { ...f.text({ required: true, min: 17, max: 17 }), key: 'vin', label: pushRecord.vin.label },
  },
} as const

const ImportedList = ({
  kind,
  audience,
  ...props
}: ControlProps<PushedList | undefined> & { kind: ListKind; audience: ReturnType<typeof audienceOf> }) => (
  <CheckedListBox
    {...props}
    key={kind}
    to={async (form, options) => {
      const asked = { ...audience, targetType: pushTarget.imported, targets: {}, batchNo: '', checkOnly: 1 } as const
      for (const [key, value] of questionnaires.pushForm(asked)) form.append(key, value)
      return (await questionnaires.createPush(form, options)).checked
    }}
    take={({ successCount, failCount, batchNo = '' }) => ({ count: successCount, failed: failCount, batchNo })}
    can="questionnaires.createPush"
    template={() => downloadFile(questionnaires.downloadPushTemplate, { code: kind })}
    headers={[HEADS[kind]]}
    columns={COLUMNS[kind]}
  />
)

const ChosenVins = ({ id, value = [], onChange, choose }: ControlProps<string[]> & { choose: () => void }) => {
  const t = useT()
  const { count } = useFormats()
  return (
    <Flex id={id} gap={12} align="center" wrap>
      <Button onClick={choose}>{t('pushPaper.chooseOwners')}</Button>
      {value.length > 0 && (
        <>
          <span>{t('pushPaper.chosenVins', { n: count(value.length) })}</span>
          <Button type="link" size="small" onClick={() => onChange?.([])}>
            {t('messaging.dropList')}
          </Button>
        </>
      )}
    </Flex>
  )
}

export const AudienceStep = ({
  Field,
  row,
  counted: { made, busy, failed },
  choose,
}: {
  Field: FormField<PushValues>
  row: QuestionnaireDetail
  counted: Count
  choose: () => void
}) => {
  const t = useT()
  const values: PushValues = Form.useWatch((all: PushValues) => all) ?? {}
  const { targetType, listKind: kind = listKind.phone } = values
  const after = (from: unknown, until: unknown, text: 'messaging.badOrder' | 'pushPaper.badMileage') =>
    plain(from) !== '' &&
    plain(until) !== '' &&
    (text === 'messaging.badOrder' ? plain(until) < plain(from) : Number(until) < Number(from))
      ? t(text)
      : undefined
  return (
    <>
      <Field of={paperPush.targetType} check={() => (made?.targetCount === 0 ? t('messaging.nobody') : undefined)}>
        <Choice field={paperPush.targetType} />
      </Field>
      {is(targetType, pushTarget.conditions) && (
        <>
          <div className="two-columns">
            <Field of={SERIES}>
              <SeriesPicker multiple label={t(SERIES.label)} placeholder={t(SERIES.label)} />
            </Field>
            <Field of={CITIES}>
              <CitiesBox />
            </Field>
          </div>
          <div className="two-columns">
            <Field of={BUY_FROM} />
            <Field of={BUY_TO} needs={[BUY_FROM]} check={(to, all) => after(all.buyFrom, to, 'messaging.badOrder')} />
          </div>
          <div className="two-columns">
            <Field of={MILEAGE_MIN} />
            <Field
              of={MILEAGE_MAX}
              needs={[MILEAGE_MIN]}
              check={(to, all) => after(all.mileageMin, to, 'pushPaper.badMileage')}
            />
          </div>
        </>
      )}
      {is(targetType, pushTarget.chosen) && <UsersField Field={Field} />}
      {is(targetType, pushTarget.imported) && (
        <>
          <Field of={LIST_KIND} clears={[LIST]}>
            <Choice field={LIST_KIND} />
          </Field>
          <Field of={LIST} required>
            <ImportedList kind={kind} audience={audienceOf(row.id, values)} />
          </Field>
        </>
      )}
      {is(targetType, pushTarget.phev) && (
        <Field of={VINS} required>
          <ChosenVins choose={choose} />
        </Field>
      )}
      <PeopleCount count={made?.targetCount} busy={busy} failed={failed} />
    </>
  )
}
