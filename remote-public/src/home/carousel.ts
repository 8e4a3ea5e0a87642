/** The used parts of Swiper; loaded as a separate chunk after the first paint. */
export { Swiper } from 'swiper';
export { Autoplay } from 'swiper/modules';
