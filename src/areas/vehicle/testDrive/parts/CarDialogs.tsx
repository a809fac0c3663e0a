import { Form as AntForm } from 'antd'
import * as testDrive from '@/api/vehicle/testDrive'
import { is, withStates } from '@/entities/field'
import { type DriveCar, driveCar } from '@/entities/vehicle/driveCar'
import { type DriveCarApply, driveCarApply } from '@/entities/vehicle/driveCarApply'
import { driveCarStatus } from '@/entities/vehicle/driveCarEnums'
import { daysLeft, RETIRE_DAYS, TARGETS } from '@/entities/vehicle/driveCarRules'
import { Choice } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ReasonDialog } from '@/kit/form/ReasonDialog'
import { plain } from '@/kit/show/format'
import { Picture } from '@/kit/show/Picture'
import { useT } from '@/locales'
import { nameOf, OpenDrives } from './carCells'
import { CapitalsBox, CarPictureBox, LicenceBox, usePlateCheck } from './CarForm'

interface DialogProps {
  row: DriveCar
  onClose: () => void
}

export const PictureDialog = ({ row, onClose }: DialogProps) => {
  const t = useT()
  return (
    <FormPanel<{ picture?: string }>
      open
      asWindow
      width={640}
      name={`driveCarPicture.${row.id}`}
      title={`${t('testDrive.changePicture')} · ${nameOf(row)}`}
      initial={{}}
      save={({ picture }) => testDrive.updateCarPicture({ id: row.id, picture: picture ?? '' })}
      done={t('testDrive.pictureChanged')}
      onClose={onClose}
    >
      {({ Field }) => (
        <div className="two-columns">
          <div>
            <p className="quiet">{t('testDrive.pictureNow')}</p>
            <Picture src={row.picture} alt={nameOf(row)} width={200} height={150} />
          </div>
          <Field of={driveCar.picture} hint={t('testDrive.pictureHint', { size: 5 })}>
            <CarPictureBox />
          </Field>
        </div>
      )}
    </FormPanel>
  )
}

export const PlateDialog = ({ row, onClose }: DialogProps) => {
  const t = useT()
  const checkPlate = usePlateCheck()
  return (
    <FormPanel<{ plate?: string; licenseImage?: string }>
      open
      asWindow
      name={`driveCarPlate.${row.id}`}
      title={`${t('testDrive.changePlate')} · ${nameOf(row)}`}
      initial={{}}
      save={({ plate = '', licenseImage = '' }) => testDrive.updateCarPlate({ id: row.id, plate, licenseImage })}
      done={t('testDrive.plateChanged')}
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          <Field
            of={driveCar.plate}
            label={t('testDrive.newPlate')}
            hint={t('testDrive.plateHint')}
            check={(value) =>
              plain(value).trim() === plain(row.plate) ? t('testDrive.samePlate') : checkPlate(value, row.seriesCode)
            }
          >
            <CapitalsBox />
          </Field>
          <Field of={driveCar.licenseImage} hint={t('testDrive.licenceHint', { size: 5 })}>
            <LicenceBox />
          </Field>
        </>
      )}
    </FormPanel>
  )
}

type StatusForm = Partial<Pick<DriveCarApply, 'targetStatus' | 'retireDate' | 'reason'>>

const StatusFields = ({ row, Field }: { row: DriveCar; Field: FormField<StatusForm> }) => {
  const t = useT()
  const form = AntForm.useFormInstance<StatusForm>()
  const target: unknown = AntForm.useWatch(driveCarApply.targetStatus.key, form)
  const offered = TARGETS[Number(row.carStatus)] ?? []
  const status = withStates(driveCarApply.targetStatus, (code) => offered.includes(code))
  return (
    <>
      <OpenDrives row={row} />
      <Field of={status}>
        <Choice field={status} />
      </Field>
      {is(target, driveCarStatus.retired) && (
        <Field
          of={driveCarApply.retireDate}
          hint={t('testDrive.retireHint', { days: RETIRE_DAYS })}
          check={(value) => {
            const days = daysLeft(value)
            return days === undefined || (days >= 0 && days <= RETIRE_DAYS)
              ? undefined
              : t('testDrive.retireRange', { days: RETIRE_DAYS })
          }}
        />
      )}
      <Field of={driveCarApply.reason} />
    </>
  )
}

/** Applies for another status of a car; retirement is final and requires confirmation. */
export const StatusDialog = ({ row, onClose }: DialogProps) => {
  const t = useT()
  const retires = ({ targetStatus }: StatusForm) => is(targetStatus, driveCarStatus.retired)
  return (
    <FormPanel<StatusForm>
      open
      asWindow
      keepsDraft
      name={`driveCarStatus.${row.id}`}
      title={`${t('testDrive.applyStatus')} · ${nameOf(row)}`}
      initial={{}}
      ask={(values) =>
        retires(values)
          ? {
              title: t('testDrive.retireAsk', { plate: nameOf(row) }),
              effect: t('testDrive.retireEffect'),
              danger: true,
            }
          : undefined
      }
      save={({ targetStatus = 0, retireDate, reason }) =>
        testDrive.applyCarStatus({
          id: row.id,
          targetStatus,
          reason,
          ...(retires({ targetStatus }) && { retireDate }),
        })
      }
      saveText={t('testDrive.apply')}
      done={t('testDrive.applied')}
      onClose={onClose}
    >
      {({ Field }) => <StatusFields row={row} Field={Field} />}
    </FormPanel>
  )
}

const PICKS = {
  label: 'testDrive.picks',
  reasons: ['testDrive.pickRepair', 'testDrive.pickInspection', 'testDrive.pickShow', 'testDrive.pickCustomer'],
} as const

export const TakeDownDialog = ({
  rows,
  onDone,
  onClose,
}: {
  rows: readonly DriveCar[]
  onDone: () => void
  onClose: () => void
}) => {
  const t = useT()
  const open = rows.filter(({ openCount }) => Number(openCount) > 0).length
  return (
    <ReasonDialog
      name="driveCar.takeDown"
      title={t('testDrive.unpublishMany', { count: rows.length })}
      field={{ ...driveCarApply.reason, label: 'testDrive.unpublishReason' }}
      note={open > 0 ? t('testDrive.openMany', { count: open }) : undefined}
      picks={PICKS}
      okText={t('testDrive.unpublish')}
      done={t('testDrive.unpublished')}
      send={async (reason) => {
        await testDrive.batchTakeDownCars({ ids: rows.map(({ id }) => id), reason })
        onDone()
      }}
      onClose={onClose}
    />
  )
}
