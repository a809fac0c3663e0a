import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useT } from '@/locales'
import { GoodsPicker } from '../parts/GoodsPicker'

export const GoodsChoice = ({
  taken,
  max,
  onPick,
}: {
  taken: readonly string[]
  max: number
  onPick: (ids: readonly string[]) => void
}) => {
  const t = useT()
  const [open, setOpen] = useState(false)
  const room = max - taken.length
  return (
    <>
      <Button icon={<PlusOutlined />} disabled={room <= 0} onClick={() => setOpen(true)}>
        {t('pageBuilder.addGoods')}
      </Button>
      {open && (
        <GoodsPicker
          // With a limit of one, a click would choose at once. `room` is applied to the result.
          max={Math.max(room, 2)}
          taken={taken}
          onPick={(rows) => {
            setOpen(false)
            onPick(rows.slice(0, room).map(({ id }) => id))
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
