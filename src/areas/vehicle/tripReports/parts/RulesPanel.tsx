import { Button, ConfigProvider } from 'antd'
import * as testDrive from '@/api/vehicle/testDrive'
import * as tripReports from '@/api/vehicle/tripReports'
import { plateIn } from '@/business/plateFilter'
import { UserSelect } from '@/business/UserSelect'
import { useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { type TripConfig, tripConfig as rules } from '@/entities/vehicle/tripConfig'
import { useAction } from '@/kit/data/useAction'
import type { ControlProps } from '@/kit/form/controls'
import { FormPanel } from '@/kit/form/FormPanel'
import { type Choice, RemoteSelect } from '@/kit/form/RemoteSelect'
import { isVin } from '@/kit/list/vinFilter'
import { plain } from '@/kit/show/format'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { pick } from '@/lib/pick'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { ClockBox } from '../../parts/ClockBox'

type Values = Omit<TripConfig, 'id' | 'updateBy' | 'updateTime'>
const NUMBERS = ['fenceRadius', 'speedLimit', 'minMileage', 'minMinutes', 'gapMinutes', 'keepDays'] as const
const KEYS = ['enabled', 'carIds', 'sampleSeconds', 'openTime', 'closeTime', ...NUMBERS, 'alarmUsers'] as const
const MAX_CARS = 2000
const OFFERED = 50
const MAX_PLATE = 8

const carsBy = (found: { plate?: string; vin?: string }, pageSize: number) => ({
  scope: 'all' as const,
  ...found,
  carStatus: String(driveCarStatus.inUse),
  pageNo: 1,
  pageSize,
})
/**
 * Searches cars by part of the plate, or by the whole VIN or its last six characters, which may also be part of a
 * plate.
 */
const choicesOf = (keyword: string) => {
  const plate = plateIn(keyword)
  const asked = [
    ...(isVin(plate) && plate.length > MAX_PLATE ? [] : [{ plate }]),
    ...(isVin(plate) ? [{ vin: plate }] : []),
  ].map((found) => testDrive.listCarsZb.query(carsBy(found, OFFERED), { quiet: true }))
  return {
    queryKey: [...asked.flatMap(({ queryKey }) => queryKey), 'choices'],
    queryFn: async (context: { signal: AbortSignal }) =>
      (await Promise.all(asked.map(({ queryFn }) => queryFn(context))))
        .flatMap(({ records }) => records)
        .map(({ id, plate: own, dealerName, vin }): Choice => ({
          value: id,
          label: [own, dealerName].map(plain).filter(Boolean).join(' · ') || id,
          content: [own, dealerName, vin].map(plain).filter(Boolean).join(' · '),
        })),
  }
}

const Cars = ({
  id,
  value,
  onChange,
  isFixed,
  known,
}: ControlProps<string[]> & { isFixed: boolean; known: readonly Choice[] }) => {
  const t = useT()
  const { act, busy } = useAction()
  return (
    <>
      <RemoteSelect
        id={id}
        multiple
        value={value}
        label={t(rules.carIds.label)}
        placeholder={t('tripReports.cars')}
        known={known}
        onChange={(ids) => onChange?.([ids ?? []].flat())}
        ask={choicesOf}
      />
      {!isFixed && (
        <Button
          size="small"
          type="link"
          loading={busy}
          onClick={() =>
            void act(
              async () => {
                const { records } = await testDrive.listCarsZb(carsBy({}, MAX_CARS))
                onChange?.(records.map((car) => car.id))
              },
              { keep: true },
            )
          }
        >
          {t('tripReports.allInUse')}
        </Button>
      )}
    </>
  )
}

export const RulesPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const { head } = useViewer()
  const may = useMay()
  const isEdited = head && may('tripReports.saveConfig')
  return (
    <LoadRecord
      of={tripReports.getConfig.query(undefined, { quiet: true })}
      title={t('tripReports.rules')}
      onClose={onClose}
    >
      {(config) => {
        const initial: Values = pick(config, ...KEYS)
        return (
          <FormPanel<Values>
            open
            name="tripRules"
            title={t('tripReports.rules')}
            initial={initial}
            save={tripReports.saveConfig}
            done={t('tripReports.rulesSaved')}
            readOnly={!isEdited}
            ask={({ enabled, keepDays }) =>
              isYes(initial.enabled) && !isYes(enabled)
                ? { title: t('tripReports.askOff'), danger: true }
                : Number(keepDays) < Number(initial.keepDays)
                  ? { title: t('tripReports.askShorter'), danger: true }
                  : undefined
            }
            onClose={onClose}
          >
            {({ Field }) => (
              <ConfigProvider componentDisabled={!isEdited}>
                <Field of={rules.enabled} />
                <Field of={rules.carIds}>
                  <Cars isFixed={!isEdited} known={config.cars.map(({ id, plate }) => ({ value: id, label: plate }))} />
                </Field>
                <div className="two-columns">
                  <Field of={rules.sampleSeconds} />
                  <span />
                  <Field of={rules.openTime}>
                    <ClockBox />
                  </Field>
                  <Field
                    of={rules.closeTime}

                    needs={[rules.openTime]}
                    check={(value, { openTime }) =>
                      value && openTime && value <= openTime ? t('tripReports.timeOrder') : undefined
                    }
                  >
                    <ClockBox />
                  </Field>
                  {NUMBERS.map((key) => (
                    <Field key={key} of={rules[key]} />
                  ))}
                </div>
                <Field of={rules.alarmUsers}>
                  <UserSelect
                    multiple
                    label={t(rules.alarmUsers.label)}
                    known={config.people.map(({ id, nickname }) => ({ value: id, label: nickname }))}
                  />
                </Field>
              </ConfigProvider>
            )}
          </FormPanel>
        )
      }}
    </LoadRecord>
  )
}
