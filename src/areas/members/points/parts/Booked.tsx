import { Button } from 'antd'
import { type PointDetail, pointDetail } from '@/entities/members/pointDetail'
import { Dialog } from '@/kit/dialog/dialog'
import { Facts } from '@/kit/show/Facts'
import { SignedPoints } from '@/kit/show/SignedPoints'
import { useT } from '@/locales'

/** A movement that was just booked, with its serial number to copy. */
export const Booked = ({ line, onClose }: { line: PointDetail; onClose: () => void }) => {
  const t = useT()
  return (
    <Dialog
      open
      title={t('points.isBooked')}
      width={440}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('kit.close')}
        </Button>
      }
    >
      <Facts
        row={line}
        fields={[
          pointDetail.id,
          pointDetail.userName,
          [pointDetail.points, <SignedPoints key="points" value={line.points} />],
          pointDetail.balanceAfter,
        ]}
      />
    </Dialog>
  )
}
