import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import type { ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { placeText } from '@/entities/shared/place'
import { Blank } from '@/kit/show/Blank'
import { maskPhone, named, plain } from '@/kit/show/format'
import { Copyable } from '@/kit/show/kinds'
import { maskName } from '@/lib/masks'
import { useT } from '@/locales'

/** Who gets an order and where: hidden behind one eye, and copied only when it is shown. */
export const Receiver = ({ row }: { row: ShopOrderDetail }) => {
  const t = useT()
  const [shown, show] = useState(false)
  const [name, phone, place, address] = [row.receiverName, row.receiverPhone, placeText(row), row.address].map(plain)
  if (!name && !phone && !address) return <Blank />
  return (
    <Flex gap={6} align="start">
      {shown ? (
        <Copyable text={named(name, phone, place, address)} full />
      ) : (
        <bdi>{named(maskName(name ?? ''), maskPhone(phone ?? ''), place)}</bdi>
      )}
      <Button
        type="text"
        size="small"
        icon={shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
        aria-label={t(shown ? 'orderDesk.hideReceiver' : 'orderDesk.showReceiver')}
        aria-pressed={shown}
        onClick={() => show(!shown)}
      />
    </Flex>
  )
}
