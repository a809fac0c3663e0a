/** Where the second and third level of the categories are kept. */
export const CONFIG = '/config-management-shop/category-config'
export const PRIMARY = '/config-management-shop/primary-category'
/** The list of goods. */
export const GOODS = '/shop-management-shop/shop-management'
