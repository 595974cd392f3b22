/*
 * Handles presses and pictures of the prerendered page until the site's main script runs. No compiler translates this
 * script, so it may use only the syntax of the oldest supported browser (CO-05).
 */
(function () {
  'use strict';

  var pressedMark = 'data-pressed-early';

  // Returns the element that matches `css`, or null if the main script already handles events.
  function unanswered(event, css) {
    return event.target instanceof Element ? event.target.closest('#root:not([data-answers]) ' + css) : null;
  }

  function notePress(button) {
    if (!button) return;
    var before = document.querySelector('[' + pressedMark + ']');
    if (before) before.removeAttribute(pressedMark);
    button.setAttribute(pressedMark, '');
  }

  function noteSubmit(form) {
    if (form) notePress(form.querySelector('[data-submits]'));
  }

  // Marks the last press. The main script repeats this press.
  document.addEventListener('click', function (event) {
    notePress(unanswered(event, 'button'));
  });
  document.addEventListener('keydown', function (event) {
    if (event.key === 'Enter' && unanswered(event, 'input')) noteSubmit(event.target.form);
  });
  // Prevents the default action, because a form sent without the main script would reload the page and lose the typed
  // text.
  document.addEventListener('submit', function (event) {
    var form = unanswered(event, 'form');
    if (form) event.preventDefault();
    noteSubmit(form);
  });

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch (refused) {
      void refused;
      return null;
    }
  }

  // This attribute hides a prerendered page that only visitors should see. The script sets it if a member is signed in.
  // The main script redirects the member (PU-14) and removes the attribute. If the main script does not load, the page
  // appears after 8 seconds.
  var memberMark = 'data-may-be-member';
  var maxHiddenMs = 8000;
  if (stored('chada.token') && stored('chada.user')) {
    document.documentElement.setAttribute(memberMark, '');
    setTimeout(function () {
      document.documentElement.removeAttribute(memberMark);
    }, maxHiddenMs);
  }

  // Selects the palette that the member has chosen, before the first paint. Brands with one palette ignore the attribute.
  var scheme = stored('chada.scheme');
  if (scheme === 'light' || scheme === 'dark') document.documentElement.setAttribute('data-scheme', scheme);

  // Hides all banners if the member has closed any. The main script later shows the banners that are not
  // closed.
  if (stored('chada.banners')) document.documentElement.setAttribute('data-hides-banners', '');

  // Replaces the brand's pictures with the pictures that the browser stored during the last visit (EN-04, SH-09). A
  // meta element of the page lists the allowed origins.
  function readPictures() {
    try {
      return JSON.parse(stored('chada.pictures')) || {};
    } catch (garbled) {
      void garbled;
      return {};
    }
  }

  function addressOf(path) {
    var allowed = document.querySelector('meta[name=chada-pictures]');
    if (!allowed || typeof path !== 'string' || /[\s"'<>\\]/.test(path)) return '';
    if (/^\/(?!\/)/.test(path)) return (allowed.getAttribute('data-api') || '') + path;
    var origin = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?(?=\/)/.exec(path);
    return origin && allowed.content.split(' ').indexOf(origin[0]) !== -1 ? path : '';
  }

  // The longest time in milliseconds that a picture of the brand stays hidden. A cached picture loads within
  // this time.
  var maxPictureWaitMs = 300;
  var awaitingMark = 'data-awaits-picture';
  var isPictureWaitOver = false;
  var loaded = {};

  function eachPlace(act) {
    Array.prototype.forEach.call(document.querySelectorAll('[data-picture]'), function (place) {
      act(place, addressOf(pictures[place.getAttribute('data-picture')]));
    });
  }

  function load(address) {
    var picture = new Image();
    loaded[address] = false;
    picture.onload = function () {
      loaded[address] = true;
      eachPlace(show);
    };
    picture.src = address;
  }

  // Skips inline SVG drawings, because the main script replaces these drawings.
  function show(place, address) {
    var image = place.querySelector('img');
    if (!address || document.querySelector('#root[data-answers]')) return;
    if (!(address in loaded)) load(address);
    if (loaded[address] && image) {
      if (image.getAttribute('src') !== address) image.src = address;
      place.removeAttribute(awaitingMark);
    } else if (!isPictureWaitOver && !place.hasAttribute(awaitingMark)) {
      place.setAttribute(awaitingMark, '');
      setTimeout(endPictureWait, maxPictureWaitMs);
    }
  }

  function endPictureWait() {
    isPictureWaitOver = true;
    eachPlace(function (place) {
      place.removeAttribute(awaitingMark);
    });
  }

  var pictures = readPictures();
  if (Object.keys(pictures).length === 0) return;
  var observer = new MutationObserver(function () {
    eachPlace(show);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', function () {
    observer.disconnect();
  });
})();
