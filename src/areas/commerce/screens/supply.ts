import type { Screens } from '../..'
import AddressDetail from '../supply/AddressDetail'
import Addresses from '../supply/Addresses'
import AddressForm from '../supply/AddressForm'
import CarrierForm from '../supply/CarrierForm'
import Carriers from '../supply/Carriers'
import Reviews from '../supply/Reviews'
import Suppliers from '../supply/Suppliers'

/** What the shop sells with: suppliers, addresses, reviews of its goods, carriers. */
export const screens = {
  '/shop-management-shop/shop-address': Addresses,
  '/shop-management-shop/increase-shop-address': AddressForm,
  '/shop-management-shop/shop-address-details': AddressDetail,
  '/shop-management-shop/evaluate-management': Reviews,
  '/shop-management-shop/supplierManagement': Suppliers,
  '/config-management-shop/logistics-config': Carriers,
  '/config-management-shop/addnewLogistics': CarrierForm,
} satisfies Screens
