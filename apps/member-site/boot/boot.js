/*
 * Starts the site with the files that this browser can run: the modern ones, or those for browsers down to the minimum
 * (CO-05). It runs as it stands in every one of them, so it is written in what the oldest knows.
 */
(function () {
  'use strict';

  var own = document.currentScript;
  var ownFile = /^\/(legacy\/)?assets\/[\w.-]+\.js$/;

  // Our policy lets no text become the address of a script (Trusted Types), save for the site's own files.
  if (window.trustedTypes && window.trustedTypes.createPolicy) {
    window.trustedTypes.createPolicy('default', {
      createScriptURL: function (address) {
        var url = new URL(address, location.href);
        if (url.origin === location.origin && ownFile.test(url.pathname)) return address;
        throw new TypeError('No script of this site: ' + address);
      },
    });
  }

  function add(tag, attributes, next) {
    var element = document.createElement(tag);
    Object.keys(attributes).forEach(function (name) {
      element[name] = attributes[name];
    });
    element.onload = next;
    // A style that does not come must not keep the site from starting.
    if (tag === 'link') element.onerror = next;
    document.head.appendChild(element);
  }

  // Signs of what the modern files are written for (build/site-config.ts): chrome110, firefox115, safari16.4.
  var modern =
    'toSorted' in Array.prototype &&
    typeof HTMLScriptElement.supports === 'function' &&
    HTMLScriptElement.supports('importmap');

  if (modern) {
    add('script', { type: 'module', crossOrigin: 'anonymous', src: own.getAttribute('data-modern') });
    return;
  }
  add('link', { rel: 'stylesheet', href: own.getAttribute('data-legacy-style') }, function () {
    add('script', { src: own.getAttribute('data-legacy-polyfills') }, function () {
      window.System.import(own.getAttribute('data-legacy'));
    });
  });
})();
