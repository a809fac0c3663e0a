import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { ShopOrderDetail } from '@/entities/commerce/shopOrder'
import { shopPackage, type ShopPackage } from '@/entities/commerce/shopPackage'
import { placeText } from '@/entities/shared/place'
import { named, plain } from '@/kit/show/format'
import { useT } from '@/locales'

export interface Picked {
  order: ShopOrderDetail
  parcel: ShopPackage
}

/** Printed picking list, one page per supplier. Prints on mount and closes afterwards. */
export const PickingList = ({ rows, onPrinted }: { rows: readonly Picked[]; onPrinted: () => void }) => {
  const t = useT()
  useEffect(() => {
    document.documentElement.classList.add('picking')
    const timer = setTimeout(() => {
      window.print()
      onPrinted()
    })
    return () => {
      clearTimeout(timer)
      document.documentElement.classList.remove('picking')
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- printed once
  }, [])
  const suppliers = [...new Set(rows.map(({ parcel }) => plain(parcel.supplierName)))]
  return createPortal(
    <div className="picking-list">
      {suppliers.map((supplier) => (
        <section key={supplier}>
          <h2>
            {t('orderDesk.picking')} {supplier}
          </h2>
          <table>
            <thead>
              <tr>
                <th>{t(shopPackage.packageNo.label)}</th>
                <th>{t(shopPackage.goodsName.label)}</th>
                <th>{t(shopPackage.receiverName.label)}</th>
              </tr>
            </thead>
            <tbody>
              {rows
                .filter(({ parcel }) => plain(parcel.supplierName) === supplier)
                .map(({ order, parcel }) => (
                  <tr key={parcel.packageId}>
                    <td>{plain(parcel.packageNo)}</td>
                    <td>
                      {parcel.lines.map((line) => (
                        <div key={line.itemId}>
                          {named(line.goodsName, line.skuName, line.goodsCode)} × {plain(line.quantity)}
                        </div>
                      ))}
                    </td>
                    <td>{named(order.receiverName, order.receiverPhone, placeText(order), order.address)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>,
    document.body,
  )
}
